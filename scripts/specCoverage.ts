/** The pages of `docs/spec-coverage`, one for each page of the specification. */
export const coveragePages = ['shell', 'admin', 'reader'] as const;

/** One fact of the specification and the test that proves it; `testFile` and `testTitle` are empty while there is none. */
type CoverageRow = {
  page: string;
  /** Line in the page, counted from 1. */
  line: number;
  clause: string;
  says: string;
  testFile: string;
  testTitle: string;
  pass: string;
};

/** A violation on a coverage page, with a message. */
type CoverageProblem = { page: string; line: number; message: string };

/** Returns the text of a file by its path from the root of the project, or undefined when there is no such file. */
type ReadProjectFile = (path: string) => string | undefined;

const columns = ['clause', 'what it says', 'test file', 'test title', 'pass'];
const clausePattern = /^§\d+(?: [^.]+)?\.[1-9]\d*$/;
const testFilePattern = /^(?!\/)(?!(?:.*\/)?\.\.?\/)[^\\]+\.(?:test|spec|stories)\.tsx?$/;
const storyFilePattern = /\.stories\.tsx?$/;

/** Splits a table line at its bars; `\|` is a bar inside a cell. Returns undefined when the line is no table line. */
function splitCells(line: string): string[] | undefined {
  const inner = /^\|(.*)(?<!\\)\|$/.exec(line.trim())?.[1];
  return inner?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function isSeparator(cells: readonly string[]): boolean {
  return cells.length === columns.length && cells.every((cell) => /^:?-{3,}:?$/.test(cell));
}

/** Parses the table of a coverage page; malformed lines are returned as problems, so that none is lost silently. */
export function parseCoveragePage(page: string, markdown: string): { rows: CoverageRow[]; problems: CoverageProblem[] } {
  const lines = markdown.trimEnd().split(/\r?\n/);
  const header = lines.findIndex((line) => splitCells(line)?.join() === columns.join());
  if (header === -1) return { rows: [], problems: [{ page, line: 1, message: `no table with the columns ${columns.join(', ')}` }] };

  const rows: CoverageRow[] = [];
  const problems: CoverageProblem[] = [];
  if (!isSeparator(splitCells(lines[header + 1] ?? '') ?? [])) {
    problems.push({ page, line: header + 2, message: 'no separator line under the column names' });
  }
  for (const [index, text] of lines.entries()) {
    if (index < header + 2) continue;
    const line = index + 1;
    const cells = splitCells(text);
    const [clause, says, testFile, testTitle, pass] = cells ?? [];
    if (
      cells?.length !== columns.length ||
      clause === undefined ||
      says === undefined ||
      testFile === undefined ||
      testTitle === undefined ||
      pass === undefined
    ) {
      problems.push({ page, line, message: `not a row of ${columns.length} columns` });
    } else {
      rows.push({ page, line, clause, says, testFile, testTitle, pass });
    }
  }
  if (rows.length === 0) problems.push({ page, line: header + 1, message: 'the table has no rows' });
  return { rows, problems };
}

function hasStory(source: string, name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && new RegExp(`^export const ${name.replaceAll('$', '\\$')}(?![\\w$])`, 'm').test(source);
}

/** Returns whether a title is a whole string literal of the file; a part of a longer title does not count. */
function hasTitle(source: string, title: string): boolean {
  const plain = source.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => plain.includes(`${quote}${title}${quote}`));
}

function testMessages({ testFile, testTitle, pass }: CoverageRow, readFile: ReadProjectFile): string[] {
  if (testFile === '' && testTitle === '') return pass === 'yes' ? ['pass is yes without a test'] : [];
  if (testFile === '') return ['a test title without a test file'];
  if (testTitle === '') return ['a test file without a test title'];
  const messages = pass === 'no' ? ['a test is named, but pass is no'] : [];
  if (!testFilePattern.test(testFile)) return [...messages, `not the path of a test file from the root: ${testFile}`];
  const source = readFile(testFile);
  if (source === undefined) return [...messages, `no such test file: ${testFile}`];
  const found = storyFilePattern.test(testFile) ? hasStory(source, testTitle) : hasTitle(source, testTitle);
  return found ? messages : [...messages, `no test '${testTitle}' in ${testFile}`];
}

/** Returns the problems of the rows: malformed or duplicate clauses, and tests that do not exist or do not pass. */
export function findCoverageProblems(rows: readonly CoverageRow[], readFile: ReadProjectFile): CoverageProblem[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const messages: string[] = [];
    const key = `${row.page} ${row.clause}`;
    if (!clausePattern.test(row.clause)) messages.push(`not a clause like §4.12: '${row.clause}'`);
    else if (seen.has(key)) messages.push(`clause ${row.clause} stands twice`);
    seen.add(key);
    if (row.says === '') messages.push(`clause ${row.clause} says nothing`);
    if (row.pass !== 'yes' && row.pass !== 'no') messages.push(`pass is neither yes nor no: '${row.pass}'`);
    messages.push(...testMessages(row, readFile));
    return messages.map((message) => ({ page: row.page, line: row.line, message }));
  });
}
