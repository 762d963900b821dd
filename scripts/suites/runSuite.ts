// `node scripts/suites/runSuite.ts units | stories | pictures | journeys PROJECT | commands [all-commands]`, in the folder of a workspace: runs a suite of this workspace and
// writes all tests that ran to `test-results/<suite>/report.json`. Turbo caches that folder, and restores it while nothing changes. Other engines
// than Chromium have suites of their own: `smoke ENGINE | engine-journeys ENGINE | engine-stories ENGINE`, with `test-results/engines/<suite>`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { comparePictures } from '../pictures/compare.mjs';
import { parsePlaywrightReport, parseVitestReport, type TestRun } from './testRuns.ts';

const root = join(import.meta.dirname, '../..');
const workspace = relative(root, process.cwd()) === '' ? 'project' : basename(process.cwd());
const [kind = '', project = ''] = process.argv.slice(2);
/** The folders of the reports of suites in other engines: the coverage of the specification does not read them. */
const engineFolders: Readonly<Record<string, string>> = {
  smoke: `engines/${project}-smoke`,
  'engine-journeys': `engines/${project}`,
  'engine-stories': `engines/${project}-stories`,
};
const folder = join(process.cwd(), 'test-results', engineFolders[kind] ?? (project || kind));
const raw = join(folder, 'raw.json');
// Storybook, Vite and git search the working directory.
process.chdir(root);

/** Whether a tool, a server or a browser that it started wrote something on stderr. */
let hasReports = false;

/** Runs a tool in the root of the project; returns whether it succeeded. */
async function run(tool: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...environment },
  });
  child.stderr.on('data', (text) => {
    hasReports = true;
    process.stderr.write(text);
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

const vitest = (args: readonly string[], environment = {}): Promise<boolean> =>
  run(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${raw}`, `--maxWorkers=${workers}`, ...args],
    environment,
  );

const stories = (environment: Readonly<Record<string, string>>) => ({
  isGood: vitest(['--config=.storybook/vitest.config.ts'], { STORY_RUNS: workspace, ...environment }),
  runs: () => parseVitestReport(JSON.parse(readFileSync(raw, 'utf8')), root),
});

/** Runs journeys of Playwright projects; a pattern chooses those of an engine, which share their folder of traces. */
const journeys = (pattern: string, args: readonly string[] = []) => ({
  isGood: run('@playwright/test/cli.js', ['test', '-c', 'e2e', `--project=${pattern}`, '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: raw,
  }),
  runs: () => parsePlaywrightReport(JSON.parse(readFileSync(raw, 'utf8')), 'e2e'),
});
const engineJourneys = (pattern: string, ...args: readonly string[]) => journeys(pattern, [`--output=${join(folder, 'traces')}`, ...args]);

const cores = Math.max(2, availableParallelism() - 1);
/**
 * The number of workers. Servers use a core each. Components wait half of their time, and two suites of stories run at once, with a page for each
 * core.
 */
const workers = kind === 'units' && workspace !== 'mock-server' ? 2 * cores : cores;

const suites: Readonly<Record<string, () => { readonly isGood: boolean | Promise<boolean>; readonly runs: () => readonly TestRun[] }>> = {
  units: () => ({
    isGood: vitest([`--project=${workspace} *`]),
    runs: () => parseVitestReport(JSON.parse(readFileSync(raw, 'utf8')), root),
  }),
  stories: () => stories({}),
  'engine-stories': () => stories({ STORY_ENGINE: project }),
  commands: () => ({
    isGood: vitest(['--config=scripts/commands/vitest.config.ts'], { COMMANDS: project === '' ? 'quick' : 'all' }),
    runs: () => parseVitestReport(JSON.parse(readFileSync(raw, 'utf8')), root),
  }),
  pictures: () => {
    const reports = comparePictures(raw);
    return { isGood: reports !== undefined, runs: () => reports?.flatMap((report) => parseVitestReport(report, root)) ?? [] };
  },
  journeys: () => journeys(project),
  'engine-journeys': () => engineJourneys(`${project}*`),
  // Chromium runs the other journeys of the iPad too.
  smoke: () => engineJourneys(project === 'ipad' ? 'ipad-tablet*' : `${project}*`, '--grep=@smoke'),
};

const suite = suites[kind];
if (!suite) throw new Error(`There is no suite ${kind}: ${Object.keys(suites).join(', ')}.`);
// A run that fails must not leave the previous report.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { isGood: outcome, runs } = suite();
const isGood = await outcome;
const tests = existsSync(raw) ? [...runs()] : [];
// The tests themselves fail by what they report (reports.setup.ts): this is what came before, after or beside them.
if (isGood && hasReports) tests.push({ file: relative(root, folder), title: 'a green run writes nothing on stderr', passed: false });
rmSync(raw, { force: true });
writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ tests })}\n`);
process.exitCode = isGood && tests.length > 0 && tests.every(({ passed }) => passed) ? 0 : 1;
