import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../../../scripts/projectFiles.ts';
import type { TokenReference } from '../../src/foundations/reference/TokenReference.ts';
import ledger from '../../tokens/ledger.json' with { type: 'json' };
import { readResolver } from '../tokens/resolver.ts';
import { sectionsOf, sentenceOf } from './storybookTexts.ts';
import { printTokens } from './tokenReference.ts';
import { type Source, tokenUses } from './tokenUses.ts';

const root = join(import.meta.dirname, '../../..');

/** What names tokens without using them: their checks, and the pages about them. */
const isNoUse = (path: string): boolean =>
  /\.(test|stories|bench)\.tsx?$|\/testing\/|^design-system\/(scripts|tokens|src\/(foundations|tokens))\/|^scripts\/|^\.storybook\//.test(
    path,
  );

const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Reads the reference of tokens from their files, from the sources that name them and from the style sheet that is served. */
export function readReference(): TokenReference {
  const { tokens, values, chains } = printTokens(readResolver(join(root, 'design-system/tokens/realmkit.resolver.json')), ledger);
  const names = tokens.filter(({ isPublic }) => isPublic).map(({ name }) => name);
  const sources = projectFiles(['*.ts', '*.tsx', '*.css']).filter((path) => !isNoUse(path));
  const sheet = read('design-system/dist/tokens.css');
  // Only what a rule reads: each property is declared there too.
  const readBySheet = (sheet.text.match(/var\(--rk-[\w-]+\)/g) ?? []).join();
  const uses = tokenUses(names, [...sources.map(read), { ...sheet, text: readBySheet }]);
  const components = new Set(sources.filter((path) => path.endsWith('.tsx')));
  const stories = projectFiles(['*.stories.tsx']);
  return {
    tokens: tokens.map((token) => ({ ...token, uses: uses.get(token.name) ?? [] })),
    values,
    chains,
    texts: [
      ...projectFiles(['design-system/guides/*.mdx']).map(read).flatMap(sectionsOf),
      ...stories.flatMap((file) => {
        const beside = file.replace(/(\.once)?\.stories\.tsx$/, '.tsx');
        return sentenceOf(read(components.has(beside) ? beside : file), file);
      }),
    ],
  };
}
