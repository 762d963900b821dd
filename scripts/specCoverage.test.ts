import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coveragePages, findCoverageProblems, parseCoveragePage } from './specCoverage.ts';

const root = join(import.meta.dirname, '..');

function readProjectFile(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const head = ['Words above the table.', '', '| clause | what it says | test file | test title | pass |', '|---|---|---|---|---|'];

const exampleFiles: Record<string, string> = {
  'packages/shell/src/realm.test.ts': `it('reads the realm from the host', () => {});\nit("says \\"no\\" to others' hosts", () => {});\n`,
  '.storybook/theme.test.ts': `it('follows the scheme', () => {});\n`,
  'packages/shell/src/Notice.stories.tsx': `const Hidden = {};\nexport const Success: Story = {};\nexport const ErrorWithClose: Story = {};\n`,
};

function messagesOf(...tableRows: string[]): string[] {
  const { rows, problems } = parseCoveragePage('example', [...head, ...tableRows, ''].join('\n'));
  return [...problems, ...findCoverageProblems(rows, (path) => exampleFiles[path])].map(({ message }) => message);
}

describe('the coverage pages', () => {
  it.each(coveragePages)('the coverage page %s has no problem', (page) => {
    const { rows, problems } = parseCoveragePage(page, readFileSync(join(root, 'docs/spec-coverage', `${page}.md`), 'utf8'));
    const found = [...problems, ...findCoverageProblems(rows, readProjectFile)];
    expect(found.map(({ line, message }) => `docs/spec-coverage/${page}.md:${line} ${message}`)).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('reading a page', () => {
  it('the parser returns each row with its page, line and cells', () => {
    const { rows } = parseCoveragePage('example', [...head, '| §1.1 | a \\| b | | | no |'].join('\n'));
    expect(rows).toEqual([{ page: 'example', line: 5, clause: '§1.1', says: 'a | b', testFile: '', testTitle: '', pass: 'no' }]);
  });

  it('the parser reports a page without the table', () => {
    const { rows, problems } = parseCoveragePage('example', '| clause | what it says |\n|---|---|\n| §1.1 | a |\n');
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { page: 'example', line: 1, message: 'no table with the columns clause, what it says, test file, test title, pass' },
    ]);
  });

  it('the parser reports a table without a separator line', () => {
    const { problems } = parseCoveragePage('example', [...head.slice(0, 3), '| §1.1 | a | | | no |', '| §1.2 | b | | | no |'].join('\n'));
    expect(problems).toEqual([{ page: 'example', line: 4, message: 'no separator line under the column names' }]);
  });

  it('the parser reports a table without rows', () => {
    expect(messagesOf()).toEqual(['the table has no rows']);
  });

  it.each([
    ['too few columns', '| §1.2 | a | | no |'],
    ['too many columns', '| §1.2 | a | b | | | no |'],
    ['no bar at its beginning', '§1.2 | a | | | no |'],
    ['no bar at its end', '| §1.2 | a | | | no'],
    ['nothing in it', '', '| §1.2 | a | | | no |'],
  ])('the parser reports a row with %s', (_fault, ...rows) => {
    expect(messagesOf('| §1.1 | a | | | no |', ...rows)).toEqual(['not a row of 5 columns']);
  });
});

describe('checking the rows', () => {
  it('the check accepts rows without a test and rows with a passing test or story', () => {
    expect(
      messagesOf(
        '| §1.1 | a | | | no |',
        '| §1.2 | b | packages/shell/src/realm.test.ts | reads the realm from the host | yes |',
        '| §2 Auth guard.1 | c | packages/shell/src/realm.test.ts | says "no" to others\' hosts | yes |',
        '| §1.3 | b | .storybook/theme.test.ts | follows the scheme | yes |',
        '| §2 Auth guard.2 | d | packages/shell/src/Notice.stories.tsx | Success | yes |',
      ),
    ).toEqual([]);
  });

  it('the check reports a clause that is not a section with a number', () => {
    expect(messagesOf('| 4.12 | a | | | no |')).toEqual(["not a clause like §4.12: '4.12'"]);
  });

  it('the check reports a clause that occurs twice on its page', () => {
    expect(messagesOf('| §1.1 | a | | | no |', '| §1.1 | b | | | no |')).toEqual(['clause §1.1 stands twice']);
  });

  it('the check lets two pages use the same clause', () => {
    const rows = ['shell', 'admin'].flatMap((page) => parseCoveragePage(page, [...head, '| §1.1 | a | | | no |'].join('\n')).rows);
    expect(findCoverageProblems(rows, () => undefined)).toEqual([]);
  });

  it('the check reports a row without a description', () => {
    expect(messagesOf('| §1.1 | | | | no |')).toEqual(['clause §1.1 says nothing']);
  });

  it('the check reports a pass that is neither yes nor no', () => {
    expect(messagesOf('| §1.1 | a | | | maybe |')).toEqual(["pass is neither yes nor no: 'maybe'"]);
  });

  it('the check reports a yes without a test', () => {
    expect(messagesOf('| §1.1 | a | | | yes |')).toEqual(['pass is yes without a test']);
  });

  it('the check reports a test without a yes', () => {
    expect(messagesOf('| §1.1 | a | packages/shell/src/realm.test.ts | reads the realm from the host | no |')).toEqual([
      'a test is named, but pass is no',
    ]);
  });

  it('the check reports a title without a file and a file without a title', () => {
    expect(messagesOf('| §1.1 | a | | reads the realm from the host | yes |')).toEqual(['a test title without a test file']);
    expect(messagesOf('| §1.1 | a | packages/shell/src/realm.test.ts | | yes |')).toEqual(['a test file without a test title']);
  });

  it.each([
    'packages/shell/src/realm.ts',
    '../shell/src/realm.test.ts',
    'shell/../shell/src/realm.test.ts',
    '/shell/src/realm.test.ts',
    './shell/src/realm.test.ts',
  ])('the check reports that %s is no path of a test file', (path) => {
    expect(messagesOf(`| §1.1 | a | ${path} | reads the realm from the host | yes |`)).toEqual([
      `not the path of a test file from the root: ${path}`,
    ]);
  });

  it('the check reports a test file that does not exist', () => {
    expect(messagesOf('| §1.1 | a | packages/shell/src/gone.test.ts | reads the realm from the host | yes |')).toEqual([
      'no such test file: packages/shell/src/gone.test.ts',
    ]);
  });

  it.each(['reads the realm', 'reads another realm'])("the check reports that the file has no title '%s'", (title) => {
    expect(messagesOf(`| §1.1 | a | packages/shell/src/realm.test.ts | ${title} | yes |`)).toEqual([
      `no test '${title}' in packages/shell/src/realm.test.ts`,
    ]);
  });

  it.each(['Hidden', 'ErrorWith', 'Missing'])('the check reports that the story file exports no %s', (name) => {
    expect(messagesOf(`| §1.1 | a | packages/shell/src/Notice.stories.tsx | ${name} | yes |`)).toEqual([
      `no test '${name}' in packages/shell/src/Notice.stories.tsx`,
    ]);
  });
});
