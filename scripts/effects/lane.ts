// A process that applies mutations to its copy of the project, which is its working directory, and runs the tests that must detect them. It receives
// the tests of one file at a time and answers with a verdict for each mutation.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { appsOfProject } from '../../e2e/apps.ts';
import { lettersOf, toTitlePattern } from '../suites/testRuns.ts';
import { workspaceFolders } from '../workspaces.mjs';
import type { MutatedTest } from './mutations.ts';
import { type JudgedRun, judge, type Verdict } from './verdict.ts';

/** The tests of one file, each with its mutation. */
export interface LaneWork {
  readonly testFile: string;
  readonly tests: readonly MutatedTest[];
}

/** The verdict of one mutation. */
export interface LaneResult extends Verdict {
  readonly test: MutatedTest;
  readonly seconds: number;
}

const tree = process.cwd();
// What Vitest's command sets; Storybook's plugin finds no stories without it.
Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test', STORYBOOK_DISABLE_TELEMETRY: '1' });
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);
const isJourney = (file: string) => file.endsWith('.spec.ts');
/** Returns the Playwright project of a journey, which is its folder. */
const projectOf = (file: string) => file.split('/')[2] ?? '';

/** Returns the name of the workspace that a file belongs to. */
const workspaceOf = (file: string) => Object.entries(workspaceFolders).find(([, folder]) => file.startsWith(`${folder}/`))?.[0] ?? '';

/** Runs the named tests of a file in the copy. */
type RunTests = (testFile: string, titles: readonly string[]) => Promise<JudgedRun[]>;

let open: { readonly key: string; readonly vitest: Vitest } | undefined;

/** Returns the Vitest that runs a file; another kind of test closes the one before. */
async function vitestOf(testFile: string): Promise<Vitest> {
  const key = isStory(testFile) ? workspaceOf(testFile) : 'units';
  if (open?.key === key) return open.vitest;
  await open?.vitest.close();
  if (isStory(testFile)) process.env.STORY_RUNS = key;
  const vitest = await createVitest('test', {
    root: tree,
    config: join(tree, isStory(testFile) ? '.storybook/vitest.config.ts' : 'vitest.config.ts'),
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
    // A title that is not found, or a hook that fails, is a verdict here and no reason to stop.
    passWithNoTests: true,
  });
  await vitest.standalone();
  open = { key, vitest };
  return vitest;
}

const runOfCase = (testFile: string, test: TestCase): JudgedRun[] => {
  const { state, errors } = test.result();
  if (state !== 'passed' && state !== 'failed') return [];
  return [
    {
      file: testFile,
      title: test.name,
      passed: state === 'passed',
      errors: (errors ?? []).map(({ name, message }) => ({ name, message })),
    },
  ];
};

const runsOfModule = (testFile: string, testModule: TestModule): JudgedRun[] => {
  const runs = [...testModule.children.allTests()].flatMap((test) => runOfCase(testFile, test));
  const errors = testModule.errors().map(({ name, message }) => ({ name, message }));
  // A file that does not load has no tests: its error is that of a test without a title.
  return runs.length === 0 && errors.length > 0 ? [{ file: testFile, title: '', passed: false, errors }] : runs;
};

const runInVitest: RunTests = async (testFile, titles) => {
  const vitest = await vitestOf(testFile);
  const found = await vitest.globTestSpecifications([join(tree, testFile)]);
  // A story runs in several modes; one is enough.
  const specifications = isStory(testFile) ? found.slice(0, 1) : found;
  const pattern = isStory(testFile)
    ? titles.map((title) => lettersOf(title).split('').join('[^a-z0-9]*')).join('|')
    : titles.map(toTitlePattern).join('|');
  vitest.setGlobalTestNamePattern(new RegExp(`(?:^| )(?:${pattern})$`, isStory(testFile) ? 'i' : ''));
  const { testModules } = await vitest.runTestSpecifications(specifications);
  return testModules.flatMap((testModule) => runsOfModule(testFile, testModule));
};

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[] }[];
  }[];
}

const runsOfSuite = (testFile: string, { suites = [], specs = [] }: PlaywrightSuite): JudgedRun[] => [
  ...specs.map(({ title, ok, tests }) => ({
    file: testFile,
    title,
    passed: ok,
    errors: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
  })),
  ...suites.flatMap((suite) => runsOfSuite(testFile, suite)),
];

const node = (args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}) => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  return { isGood: status === 0, stderr: stderr.toString() };
};

const runInPlaywright: RunTests = async (testFile, titles) => {
  const folder = mkdtempSync(join(tmpdir(), 'realmkit-effects-'));
  const report = join(folder, 'report.json');
  node(
    [
      join(tree, '../../node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e',
      `--project=${projectOf(testFile)}`,
      testFile.replace(/^e2e\//, ''),
      '-g',
      titles.map(toTitlePattern).join('|'),
      '--reporter=json',
      '--workers=1',
    ],
    tree,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const runs = runsOfSuite(testFile, JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  return runs;
};

const runTests: RunTests = (testFile, titles) => (isJourney(testFile) ? runInPlaywright : runInVitest)(testFile, titles);

/** A command that makes products from sources, and where they lie. */
interface Build {
  readonly script: string;
  readonly folder: string;
  readonly products: readonly string[];
}

/** What is made from a source before any test reads it, by the beginning of its path. */
const buildsOf: readonly (Build & { readonly path: RegExp })[] = [
  { path: /^openapi\/specs\//, script: 'generate', folder: 'openapi', products: ['generated'] },
  { path: /^design-system\/(?:tokens|scripts)\//, script: 'build', folder: 'design-system', products: ['dist', 'generated'] },
];
/** The workspaces whose sources the apps have. */
const inApps = ['admin', 'consumer', 'reader', 'shell', 'admin-kit', 'design-system', 'openapi'];

/** Returns what depends on a source: products that any test reads, and for a journey the apps that it opens. */
function findBuilds(file: string, testFile: string): Build[] {
  const builds: Build[] = buildsOf.filter(({ path }) => path.test(file));
  const workspace = workspaceOf(file);
  if (!isJourney(testFile) || !inApps.includes(workspace)) return builds;
  const opened = appsOfProject[projectOf(testFile)] ?? [];
  const isApp = ['admin', 'consumer', 'reader'].includes(workspace);
  const apps = opened.filter((app) => !isApp || app === workspace);
  return [...builds, ...apps.map((folder) => ({ script: 'build', folder, products: ['dist'] }))];
}

/** Runs `use` while the products are made anew from a changed source; it gets what the first failed build printed, and the earlier ones return after it. */
async function withProducts<Result>(builds: readonly Build[], use: (failure: string | undefined) => Promise<Result>): Promise<Result> {
  const paths = builds.flatMap(({ folder, products }) => products.map((product) => join(tree, folder, product)));
  const forget = () => {
    for (const path of paths.filter((each) => existsSync(each)))
      for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) open?.vitest.invalidateFile(join(path, file));
  };
  for (const path of paths) cpSync(path, `${path}-saved`, { recursive: true });
  try {
    const failed = builds.map(({ script, folder }) => node(['--run', script], join(tree, folder))).find(({ isGood }) => !isGood);
    forget();
    return await use(failed?.stderr);
  } finally {
    for (const path of paths) {
      rmSync(path, { recursive: true, force: true });
      renameSync(`${path}-saved`, path);
    }
    forget();
  }
}

async function judgeMutation(test: MutatedTest): Promise<LaneResult> {
  const started = Date.now();
  const path = join(tree, test.mutation.file);
  const whole = readFileSync(path, 'utf8');
  const { from, to } = test.mutation;
  const write = (text: string) => {
    writeFileSync(path, text);
    open?.vitest.invalidateFile(path);
  };
  const judgeRuns = async (failedBuild: string | undefined): Promise<Verdict> => {
    if (failedBuild !== undefined) return { outcome: 'failed without an assertion', message: failedBuild };
    const runs = await runTests(test.testFile, [test.testTitle]);
    const broken = runs.find(({ title }) => title === '');
    return broken ? { outcome: 'failed without an assertion', message: broken.errors[0]?.message ?? '' } : judge(test, runs);
  };
  try {
    write(whole.replace(from, () => to));
    const verdict = await withProducts(findBuilds(test.mutation.file, test.testFile), judgeRuns);
    return { test, ...verdict, seconds: (Date.now() - started) / 1000 };
  } finally {
    write(whole);
  }
}

async function judgeFile({ testFile, tests }: LaneWork): Promise<LaneResult[]> {
  const unmutated = await runTests(testFile, [...new Set(tests.map(({ testTitle }) => testTitle))]);
  const results: LaneResult[] = [];
  for (const test of tests) {
    const { outcome, message = '' } = judge(test, unmutated);
    const result: LaneResult =
      outcome === 'survived'
        ? await judgeMutation(test)
        : { test, outcome: 'did not run', message: `The test does not pass without the mutation: ${outcome} ${message}`, seconds: 0 };
    results.push(result);
    process.send?.({ result });
  }
  return results;
}

process.on('message', async (work: LaneWork | 'end') => {
  if (work === 'end') {
    await open?.vitest.close();
    process.exit(0);
  }
  await judgeFile(work);
  process.send?.({ isDone: true });
});
