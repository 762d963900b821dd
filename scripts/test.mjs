// Runs every suite of the project one after the other and ends with the sum: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { picturesToCompare } from './pictures/baseline.mjs';
import { countPictures } from './pictures/run.mjs';
import { run as runCommand } from './prepare/commands.mjs';
import { prepare, root } from './prepare/index.mjs';
import { scriptNode, suits } from './prepare/runtime.mjs';

// A user's npm may skip `pretest`, and then this may be an older Node: prepare, and go on with the pinned one.
await prepare({ chromium: true });
if (!suits(process.versions.node)) process.exit(await runCommand(scriptNode(root), process.argv.slice(1)));

const results = mkdtempSync(join(tmpdir(), 'realmkit-test-'));
const environment = { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
const run = (script, args) => spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env: environment }).status === 0;

/** A command that holds or fails as a whole counts as one test. */
const check =
  (command, ...args) =>
  () =>
    run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A story or a test waits half of its time; two at once use a machine of two cores well. */
const processes = Math.max(2, availableParallelism() - 1);

/** Vitest's own counts; a run that broke before it could count is a failure. */
const vitest =
  (file, projects, more = []) =>
  () => {
    const output = join(results, file);
    const good = run('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${output}`,
      ...projects.map((project) => `--project=${project}`),
      ...more,
    ]);
    return counted(good, () => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(output, 'utf8'));
      const failures = testResults.flatMap(({ name, status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
        const inFile = failed.length === 0 && status === 'failed' ? ['the file as a whole'] : failed;
        return inFile.map((title) => `${relative(root, name)}: ${title}`);
      });
      return { passed: numPassedTests, failed: numFailedTests, failures };
    });
  };

/** Compares layouts with their pictures; as many must have been compared as there are. */
const pictures = () => {
  try {
    environment.PICTURES = picturesToCompare();
  } catch ({ message }) {
    console.error(message);
    return { passed: 0, failed: 1 };
  }
  const { passed, failed, failures } = vitest('pictures.json', ['pictures *'])();
  const expected = countPictures(environment.PICTURES);
  if (failed === 0 && passed !== expected) console.error(`${passed} stories were compared, and there are ${expected} pictures.`);
  return { passed, failed: failed === 0 && passed !== expected ? 1 : failed, failures };
};

/** Playwright's own counts, by the same rule. */
const playwright = () => {
  const output = join(results, 'journeys.json');
  environment.PLAYWRIGHT_JSON_OUTPUT_FILE = output;
  // All journeys run: what they use of the contracts is written down.
  environment.CONTRACT_COVERAGE = 'write';
  const good = run('node_modules/@playwright/test/cli.js', ['test', '-c', 'e2e', '--reporter=list,json']);
  return counted(good, () => {
    const { stats, suites: files } = JSON.parse(readFileSync(output, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: files.flatMap(failedJourneys) };
  });
};

const failedJourneys = ({ file, specs = [], suites: inner = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `e2e/tests/${file}:${line}: ${title}`),
  ...inner.flatMap(failedJourneys),
];

const counted = (good, read) => {
  try {
    const { passed, failed, failures } = read();
    return { passed, failed: good ? failed : Math.max(failed, 1), failures };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const suites = [
  ['build', check('node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only')],
  ['types', check('node_modules/typescript/bin/tsc')],
  ['format and lint', check('node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=error', '.')],
  ['nothing unused', check('node_modules/knip/bin/knip.js', '--no-progress')],
  ['lock file is whole', check('scripts/lockHoles.mjs')],
  ['units and servers', vitest('units.json', ['logic', 'components', 'servers'], [`--maxWorkers=${processes}`])],
  // Each is a page of one browser: more of them than this would only wait for each other.
  ['stories in a browser', vitest('stories.json', ['stories *'], [`--maxWorkers=${Math.min(processes, 4)}`])],
  ['layouts in six modes and their pictures', pictures],
  ['journeys through the running system', playwright],
  // Only when all suites ran: it reads their reports.
  ...(process.argv.length > 2 ? [] : [['every clause by its test', check('scripts/writeCoverage.ts', results)]]),
];

const wanted = process.argv.slice(2).join(' ');
const rows = [];
for (const [name, suite] of suites.filter(([name]) => name === 'build' || name.includes(wanted))) {
  console.log(`\n── ${name} …`);
  const started = Date.now();
  rows.push({ name, ...suite(), seconds: Math.round((Date.now() - started) / 1000) });
}
console.log('');
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(38)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
for (const title of rows.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${title}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && rows.length > 0 ? 0 : 1;
