import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconsOf } from './brand/icons.ts';
import { motifRules } from './brand/motifRules.ts';
import { brandPictures } from './brand/pictures.ts';
import { welcomePictures } from './brand/welcomePictures.ts';
import { displayFonts, interFont, readingFonts } from './fonts.ts';
import { bundle } from './page/bundle.ts';
import { combineAll } from './tokens/combinations.ts';
import { readResolver } from './tokens/resolver.ts';
import { styleSheetOf } from './tokens/styleSheet.ts';
import { tablesOf } from './tokens/tables.ts';
import { tablesModuleOf, typescriptModuleOf } from './tokens/typescriptModule.ts';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

function write(path: string, text: string): void {
  mkdirSync(dirname(here(path)), { recursive: true });
  writeFileSync(here(path), text);
}

/** The styles of the page before any script has run, so that nothing flashes. */
const firstPaint = [
  'html{color-scheme:light;background:var(--rk-color-surface-page);color:var(--rk-color-text-default);font-family:var(--rk-font-family-ui)}',
  '[data-scheme=dark]{color-scheme:dark}',
  // Draws nothing: it lets the browser decode the motif while scripts load, and not between the first render and its paint.
  '#root:empty{mask:var(--rk-motif)}',
].join('\n');

const resolver = readResolver(here('tokens/realmkit.resolver.json'));
const tables = tablesOf(resolver, combineAll(resolver));
const fonts = [interFont(), displayFonts()];

rmSync(here('dist'), { recursive: true, force: true });
write('generated/tokens.ts', typescriptModuleOf(tables, resolver));
write('generated/tokenTables.ts', tablesModuleOf(tables));
write('dist/tokens.css', [...fonts.map(({ faces }) => faces), styleSheetOf(resolver), motifRules(resolver), firstPaint, ''].join('\n'));
for (const { path, svg } of [...brandPictures(resolver), ...welcomePictures(resolver)]) {
  write(`dist${path}`, svg);
  if (!path.endsWith('/favicon.svg')) continue;
  for (const { icon, png } of await iconsOf(svg)) writeFileSync(here(`dist${path.replace('favicon.svg', icon.fileName)}`), png);
}
for (const { path, source } of [...fonts.flatMap(({ files }) => files), ...readingFonts()]) {
  mkdirSync(dirname(here(`dist${path}`)), { recursive: true });
  copyFileSync(source, here(`dist${path}`));
}
write('dist/realm.js', await bundle(here('src/realm-script/realmScript.ts')));
