import { escapePattern } from './escapePattern.ts';

/** A test that ran: its file from the root of the project, its own title, and whether it passed. */
export interface TestRun {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  /** The silenced reports that it made, by their patterns. */
  readonly silenced?: readonly string[] | undefined;
}

/** The part of a row that names its test. */
interface NamedTest {
  readonly testFile: string;
  readonly testTitle: string;
}

/** The parts of Vitest's JSON report that are read here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly meta?: { readonly silenced?: readonly string[] };
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly status: string }[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

const fromRoot = (path: string, root: string): string => path.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');

/** Parses a Vitest report, without skipped tests. A file that failed without a failed test counts as one failed test. */
export const parseVitestReport = ({ testResults }: VitestReport, root: string): TestRun[] =>
  testResults.flatMap(({ name, status: ofFile, assertionResults }) => {
    const file = fromRoot(name, root);
    const runs = assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, meta }) => ({ file, title, passed: status === 'passed', silenced: meta?.silenced }));
    const broke = ofFile === 'failed' && runs.every(({ passed }) => passed);
    return broke ? [...runs, { file, title: 'the file as a whole', passed: false }] : runs;
  });

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** Parses a Playwright report, whose files are relative to `folder`, without skipped tests. A test runs once in each project. */
export const parsePlaywrightReport = (report: PlaywrightSuite, folder: string): TestRun[] =>
  specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ file: `${folder}/${file}`, title, passed: status === 'expected' })),
  );

/** Parses the report of a Playwright that only lists its tests. */
export const parsePlaywrightList = (report: PlaywrightSuite, folder: string): Omit<TestRun, 'passed'>[] =>
  specsOf(report).map(({ title, file }) => ({ file: `${folder}/${file}`, title }));

const placeholder = /%[sdifjoO#]|\$\{[^}]*\}|\$[\w.]+/;

/** Returns the pattern of the titles that come from a source's title: each placeholder stands for any text. */
const toTitlePattern = (source: string): string => source.split(placeholder).map(escapePattern).join('[\\s\\S]*');

const isTitleOf = (title: string, source: string): boolean => new RegExp(`^${toTitlePattern(source)}$`).test(title);

/** Returns the letters and digits of a name: a story's export and its title differ in spaces and capitals. */
const lettersOf = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** Returns whether a run is one of the test that a row names: of its title, or of one made from it. */
const isRunOf = ({ file, title }: Pick<TestRun, 'file' | 'title'>, { testFile, testTitle }: Omit<NamedTest, 'clause'>): boolean =>
  file === testFile && (/\.stories\.tsx?$/.test(testFile) ? lettersOf(title) === lettersOf(testTitle) : isTitleOf(title, testTitle));

/** Returns the outcome of the test of a row; a test with several cases passes when all of them do. */
export function outcomeOf(row: NamedTest, runs: readonly TestRun[]): 'passed' | 'failed' | 'did not run' {
  const own = runs.filter((run) => isRunOf(run, row));
  if (own.length === 0) return 'did not run';
  return own.every(({ passed }) => passed) ? 'passed' : 'failed';
}

/** Returns a coverage page with an updated pass column: yes for a clause whose test passed, no for every other. */
export function updatePassColumn(markdown: string, passed: ReadonlySet<string>): string {
  return markdown.replace(/^(\| (§[^|]+?) \|.*\| )(?:yes|no)( \|)$/gm, (_row, before: string, clause: string, end: string) =>
    [before, passed.has(clause) ? 'yes' : 'no', end].join(''),
  );
}
