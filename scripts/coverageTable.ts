/** Returns the text of a file by its path from the root of the project, or undefined when there is no such file. */
export type ReadProjectFile = (path: string) => string | undefined;

/** A row of a table that names tests, with the line in its page, counted from 1. */
export interface TableRow<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** A violation of a table, with the line in its page. */
export interface TableProblem {
  readonly line: number;
  readonly message: string;
}

const testFilePattern = /^(?!\/)(?!(?:.*\/)?\.\.?\/)[^\\]+\.(?:test|spec|stories)\.tsx?$/;
const storyFilePattern = /\.stories\.tsx?$/;

/** Splits a table line at its bars; `\|` is a bar inside a cell. Returns undefined when the line is no table line. */
function splitCells(line: string): string[] | undefined {
  const inner = /^\|(.*)(?<!\\)\|$/.exec(line.trim())?.[1];
  return inner?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const isSeparator = (cells: readonly string[], count: number): boolean =>
  cells.length === count && cells.every((cell) => /^:?-{3,}:?$/.test(cell));

/**
 * Parses the one table of a page, which ends with the page. Malformed lines are returned as problems, so that none is lost silently.
 * @param columns the names in the head of the table, in their order.
 */
export function parseTable<Column extends string>(
  markdown: string,
  columns: readonly Column[],
): { rows: TableRow<Column>[]; problems: TableProblem[] } {
  const lines = markdown.trimEnd().split(/\r?\n/);
  const header = lines.findIndex((line) => splitCells(line)?.join() === columns.join());
  if (header === -1) return { rows: [], problems: [{ line: 1, message: `no table with the columns ${columns.join(', ')}` }] };

  const rows: TableRow<Column>[] = [];
  const problems: TableProblem[] = [];
  if (!isSeparator(splitCells(lines[header + 1] ?? '') ?? [], columns.length)) {
    problems.push({ line: header + 2, message: 'no separator line under the column names' });
  }
  for (const [index, text] of lines.entries()) {
    if (index < header + 2) continue;
    const line = index + 1;
    const cells = splitCells(text);
    if (cells?.length === columns.length) {
      rows.push({ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string> });
    } else problems.push({ line, message: `not a row of ${columns.length} columns` });
  }
  if (rows.length === 0) problems.push({ line: header + 1, message: 'the table has no rows' });
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

/** Returns why a named test cannot be the proof of a row, or undefined if it exists. */
export function findTestProblem(testFile: string, testTitle: string, readFile: ReadProjectFile): string | undefined {
  if (!testFilePattern.test(testFile)) return `not the path of a test file from the root: ${testFile}`;
  const source = readFile(testFile);
  if (source === undefined) return `no such test file: ${testFile}`;
  const found = storyFilePattern.test(testFile) ? hasStory(source, testTitle) : hasTitle(source, testTitle);
  return found ? undefined : `no test '${testTitle}' in ${testFile}`;
}
