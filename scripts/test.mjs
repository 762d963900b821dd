// `npm test`: runs the suites that changed since they last passed, restores the results of the others, and prints the totals at the end: `N passed, N
// failed`. `npm test -- WORDS` runs the suites whose name, or whose group's name, contains the words; `npm test -- firefox`, `webkit` or `ipad` all
// journeys in that engine, `npm run test:engines` everything in all of them, and `npm run test:commands` every command that a text names.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeEngine } from './prepare/engines.mjs';
import { prepare, prepareEngines, root } from './prepare/index.mjs';
import { continueOnPinnedNode } from './prepare/runtime.mjs';
import { chooseGroups, groups, rowWithoutEngine, versionsUnderTest, wholeGroups } from './suites/plan.mjs';

// A user's npm may skip `pretest`, and this may be an older Node: prepare, and continue with the pinned one.
await prepare();
await continueOnPinnedNode(root);

const words = process.argv.slice(2).join(' ');
const chosen = chooseGroups(words);
if (chosen.length === 0) {
  const names = [...groups.flatMap(({ suites }) => suites), ...wholeGroups].map(({ name }) => name);
  console.error(`There is no suite "${words}". There are: ${names.join(', ')}.`);
  process.exit(1);
}
const enginesOf = (some) => some.flatMap(({ suites }) => suites.flatMap(({ engine, uses }) => [engine, uses].filter(Boolean)));
const engines = await prepareEngines([...new Set(['chromium', ...enginesOf(chosen)])]);
const hasEngine = ({ engine }) => !engine || !engines[engine].reason;

const environment = {
  ...process.env,
  ...versionsUnderTest(root),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
const node = (script, args) => spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env: environment }).status === 0;

/** The folder of turbo's run summaries: each task with its exit code and whether it was cached. */
const summaries = join(root, '.turbo/runs');

const turbo = (tasks, concurrency) =>
  once(
    spawn(
      process.execPath,
      [
        'node_modules/turbo/bin/turbo',
        'run',
        ...tasks,
        '--summarize',
        '--continue=dependencies-successful',
        '--output-logs=new-only',
        `--concurrency=${concurrency}`,
      ],
      { stdio: 'inherit', env: environment },
    ),
    'close',
  );

/** Runs tasks of turbo; returns their summaries by task. Without lanes turbo chooses the order; each lane takes the next task of the list. */
async function runTasks(tasks, concurrency, lanes) {
  if (tasks.length === 0) return new Map();
  rmSync(summaries, { recursive: true, force: true });
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await turbo([task], 1);
  };
  if (lanes === undefined) await turbo(tasks, concurrency);
  else await Promise.all(Array.from({ length: lanes }, lane));
  const files = existsSync(summaries) ? readdirSync(summaries) : [];
  const noted = files.flatMap((file) => JSON.parse(readFileSync(join(summaries, file), 'utf8')).tasks);
  return new Map(noted.filter(({ taskId }) => tasks.includes(taskId)).map((task) => [task.taskId, task]));
}

/**
 * Counts the tests of a suite. A suite without a report, or one that failed without a failed test, counts as a failed test; a command without tests
 * counts as one test.
 */
function counted({ name, task, reports }, noted) {
  const isCached = noted?.cache?.status === 'HIT';
  const isGood = isCached || noted?.execution?.exitCode === 0;
  const seconds = isCached || !noted?.execution ? 0 : (noted.execution.endTime - noted.execution.startTime) / 1000;
  const file = reports && join(root, reports, 'report.json');
  const row = { name, task, isCached, seconds };
  if (!file || !noted?.execution || !existsSync(file))
    return { ...row, passed: isGood && !file ? 1 : 0, failures: isGood && !file ? [] : [name] };
  const { tests } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = tests.filter(({ passed }) => !passed).map((test) => `${test.file}: ${test.title}`);
  return {
    ...row,
    passed: tests.length - failures.length,
    failures: !isGood && failures.length === 0 ? [`${name} ended badly, and no test says why`] : failures,
  };
}

/** Returns the line of a suite: a missing engine has neither a tick nor a cross. */
function describeRow({ name, passed, failures, isCached, isNotRun }, seconds) {
  if (isNotRun) return `– ${name.padEnd(40)}      not run`;
  const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`;
  return `${failures.length > 0 ? '✗' : '✓'} ${name.padEnd(40)} ${counts} ${isCached ? '  unchanged' : `${String(Math.round(seconds)).padStart(9)} s`}`;
}

/** Returns the journeys that suites do not run, each with its reason. */
async function exceptionsOf(suites) {
  const files = new Map(suites.filter(({ exceptions }) => exceptions).map(({ exceptions, label }) => [exceptions, label]));
  const found = [...files].filter(([file]) => existsSync(join(root, file)));
  const lists = await Promise.all(
    found.map(async ([file, label]) => {
      const { exceptions } = await import(join(root, file));
      return exceptions.map(({ file: journeys, title, reason }) => `not run in ${label}: ${journeys}: ${title}, because ${reason}`);
    }),
  );
  return lists.flat();
}

const rows = [];
for (const { name, lanes, suites } of chosen) {
  console.log(`\n── ${name} …`);
  const started = Date.now();
  const noted = await runTasks(
    suites.filter(hasEngine).map(({ task }) => task),
    name === 'types, lint and builds' ? 2 : 1,
    lanes,
  );
  rows.push(
    { group: name, seconds: (Date.now() - started) / 1000 },
    ...suites.map((suite) => (hasEngine(suite) ? counted(suite, noted.get(suite.task)) : rowWithoutEngine(suite, words))),
  );
}
// Only for a run of all suites, because they read all reports.
const coverage = {
  'clauses of the specification': 'scripts/coverageSpec.ts',
  'silenced reports and operations': 'scripts/checkReports.ts',
};
if (words === '') {
  rows.push({ group: 'coverage' });
  for (const [name, script] of Object.entries(coverage)) {
    const isGood = node(script, []);
    rows.push({ name, passed: isGood ? 1 : 0, failures: isGood ? [] : [name], seconds: 0 });
  }
}

console.log('');
for (const { group, seconds, ...suite } of rows)
  if (group) console.log(`${group}${seconds === undefined ? '' : ` (${Math.round(seconds)} s)`}`);
  else console.log(`  ${describeRow(suite, seconds)}`);
const suiteRows = rows.filter(({ group }) => !group);
for (const title of suiteRows.flatMap(({ failures }) => failures)) console.log(`✗ ${title}`);
for (const title of await exceptionsOf(chosen.flatMap(({ suites }) => suites).filter(hasEngine))) console.log(title);
for (const [name, engine] of Object.entries(engines)) console.log(describeEngine(name, engine));
const passed = suiteRows.reduce((sum, row) => sum + row.passed, 0);
const failed = suiteRows.reduce((sum, row) => sum + row.failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
