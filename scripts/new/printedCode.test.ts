import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contractLists, copyPanel, writeResource } from './newResources.ts';
import { hasPage, names, pages, print } from './panelGuesses.ts';

const root = copyPanel();
afterAll(() => rmSync(root, { recursive: true }));

/** Returns what the compiler says of files in the folder; an empty text where they compile. */
function compile(include: readonly string[]): string {
  const compilerOptions = { composite: false, noEmit: true, emitDeclarationOnly: false };
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../scripts/tsconfig/browser.json', compilerOptions, include }),
  );
  try {
    execFileSync('node_modules/.bin/tsc', ['-p', root], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('the code of guessed pages and of new resources compiles, for every resource of the panel and every list of the contracts', {
  timeout: 180_000,
}, () => {
  const guesses = names.flatMap((name) =>
    pages.filter((page) => hasPage(name, page)).map((page) => [`${name}-${page}.tsx`, print(name, page)] as const),
  );
  expect(guesses.length).toBeGreaterThan(60);
  mkdirSync(join(root, 'guessed'));
  for (const [file, code] of guesses) writeFileSync(join(root, 'guessed', file), code);
  expect(contractLists.length).toBeGreaterThan(15);
  contractLists.forEach((list, index) => {
    writeResource(root, `new${index}Rows`, list);
  });
  // Beside the pages of a new resource, where it is found only if these are compiled.
  writeFileSync(join(root, 'admin/src/resources/new0Rows/wrong.tsx'), print('groups', 'edit').replace('label="Name"', 'label={7}'));
  // One run for everything: the compiler reads the kit only once.
  const problems = compile([
    'guessed/*.tsx',
    'admin/src/resources/new*/*',
    'admin/src/{dataProvider,i18n}/*.ts',
    'admin/src/access/usePermits.ts',
  ]);
  const errors = problems.split('\n').filter((line) => line.includes('error TS'));
  expect(errors.filter((line) => !line.includes('wrong.tsx'))).toEqual([]);
  expect(errors.join('\n')).toContain("Type 'number' is not assignable");
});
