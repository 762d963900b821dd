import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check on one file with this name and source. */
function check(name: string, source: string) {
  const file = join(folder, name);
  writeFileSync(file, source);
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'checkVocabulary.mjs'), file], { encoding: 'utf8' });
  return {
    status,
    problems: stderr
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(file.length + 1)),
  };
}

test('the check names the line of each identifier with a retired word and says what to use instead', () => {
  const { status, problems } = check(
    'rows.tsx',
    'const rows = 1;\nexport const keptRows = ({ inWords }: Row) => <WayBack rows={rows} />;\n',
  );
  expect(status).toBe(1);
  expect(problems).toEqual([
    '2 keptRows: "kept" is retired; say persisted, cached, stored or remaining',
    '2 inWords: "inWords" is retired; say format…, e.g. formatViolations',
    '2 WayBack: "wayBack" is retired; say BackLink',
  ]);
});

test('the check refuses a file name with a retired word', () => {
  expect(check('lockHoles.mjs', '').problems).toEqual(['1 lockHoles.mjs: "lockHoles" is retired; say checkLockfile']);
});

test('the check accepts texts, comments and words that only contain a retired one', () => {
  expect(check('address.ts', "// kept, wanted\nexport const address = 'nobody asked';\nexport const keeper = 1;\n")).toEqual({
    status: 0,
    problems: [],
  });
});
