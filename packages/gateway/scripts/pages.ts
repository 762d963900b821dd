// Part of `npm run build -w packages/gateway`: writes the scripts and styles of the gateway's own pages to `dist/pages/`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = here('dist/pages');

await build({
  configFile: false,
  logLevel: 'warn',
  root: here('src/pages'),
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: false,
    rolldownOptions: {
      input: ['launchpad', 'console/console', 'contracts/contracts', 'door', 'storybook'].map((name) => here(`src/pages/${name}.ts`)),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

for (const name of ['style.css', 'console.css', 'icon.svg']) copyFileSync(here(`src/pages/${name}`), `${folder}/${name}`);

/**
 * The tokens of the design system for pages without a script before their first paint: the rules of the dark scheme apply where the system is dark.
 * Fonts are at the root of each host.
 */
const tokens = readFileSync(here('../../design-system/dist/tokens.css'), 'utf8').replaceAll('./fonts/', '/fonts/');
const darkRules = [...tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) => {
  const dark = selectors.split(',').filter((selector) => selector.includes('[data-scheme=dark]'));
  return dark.length === 0
    ? []
    : `${dark.map((selector) => selector.trim().replace('[data-scheme=dark]', ':root')).join()}{${declarations}}`;
});
if (darkRules.length === 0) throw new Error('tokens.css has no rule for the dark scheme.');
writeFileSync(`${folder}/tokens.css`, `${tokens}@media (prefers-color-scheme:dark){${darkRules.join('\n')}}\n`);
