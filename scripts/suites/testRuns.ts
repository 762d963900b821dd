/** A test that ran: its file from the root of the project, its own title, and whether it passed. */
export interface TestRun {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  /** The clauses of the specification that it proves, such as `shell §4.12`. */
  readonly clauses?: readonly string[] | undefined;
  /** The silenced reports that it made, by their patterns. */
  readonly silenced?: readonly string[] | undefined;
}

/** The parts of Vitest's JSON report that are read here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly tags?: readonly string[];
      /** What reports.setup.ts notes: of a story its clauses. */
      readonly meta?: { readonly clauses?: readonly string[]; readonly silenced?: readonly string[] };
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  }[];
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
      .map(({ title, status, tags = [], meta = {} }) => ({
        file,
        title,
        passed: status === 'passed',
        clauses: [...tags, ...(meta.clauses ?? [])],
        silenced: meta.silenced,
      }));
    const broke = ofFile === 'failed' && runs.every(({ passed }) => passed);
    return broke ? [...runs, { file, title: 'the file as a whole', passed: false }] : runs;
  });

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** Parses a Playwright report, whose files are relative to `folder`, without skipped tests. A test runs once in each project. */
export const parsePlaywrightReport = (report: PlaywrightSuite, folder: string): TestRun[] =>
  specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, annotations = [] }) => ({
        file: `${folder}/${file}`,
        title,
        passed: status === 'expected',
        clauses: annotations.filter(({ type }) => type === 'specification').map(({ description = '' }) => description),
      })),
  );

/** Parses the report of a Playwright that only lists its tests. */
export const parsePlaywrightList = (report: PlaywrightSuite, folder: string): Omit<TestRun, 'passed'>[] =>
  specsOf(report).map(({ title, file }) => ({ file: `${folder}/${file}`, title }));
