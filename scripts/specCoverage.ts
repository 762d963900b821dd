import { findTestProblem, parseTable, type ReadProjectFile } from './coverageTable.ts';

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

const columns = ['clause', 'what it says', 'test file', 'test title', 'pass'] as const;
const clausePattern = /^§\d+(?: [^.]+)?\.[1-9]\d*$/;

/** Parses the table of a coverage page; malformed lines are returned as problems, so that none is lost silently. */
export function parseCoveragePage(page: string, markdown: string): { rows: CoverageRow[]; problems: CoverageProblem[] } {
  const { rows, problems } = parseTable(markdown, columns);
  return {
    rows: rows.map(({ line, cells }) => ({
      page,
      line,
      clause: cells.clause,
      says: cells['what it says'],
      testFile: cells['test file'],
      testTitle: cells['test title'],
      pass: cells.pass,
    })),
    problems: problems.map((problem) => ({ page, ...problem })),
  };
}

function testMessages({ testFile, testTitle, pass }: CoverageRow, readFile: ReadProjectFile): string[] {
  if (testFile === '' && testTitle === '') return pass === 'yes' ? ['pass is yes without a test'] : [];
  if (testFile === '') return ['a test title without a test file'];
  if (testTitle === '') return ['a test file without a test title'];
  const problem = findTestProblem(testFile, testTitle, readFile);
  return [...(pass === 'no' ? ['a test is named, but pass is no'] : []), ...(problem === undefined ? [] : [problem])];
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
