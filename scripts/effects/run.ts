// `npm run test:effects [-- WORDS --sample=N --seed=S --without-journeys]`: applies each mutation to a copy of the project and runs the test that is
// named for the behaviour; a mutation that no assertion detects is a failure. WORDS choose by test file, mutated file or row.
import { execFileSync, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawSample } from '../suites/drawSample.ts';
import { copyProject, removeCopies } from './copy.ts';
import type { LaneResult, LaneWork } from './lane.ts';
import {
  findMutationProblems,
  type MutatedTest,
  mutatedTestsOf,
  readMutations,
  readProjectFile,
  readProvenRows,
  root,
} from './mutations.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    lanes: { type: 'string' },
    report: { type: 'string' },
    // A journey needs its app built anew for each mutation.
    'without-journeys': { type: 'boolean', default: false },
  },
});

const rows = readProvenRows();
const mutations = readMutations();
const words = positionals.join(' ');
const isChosen = ({ testFile, mutation }: MutatedTest) => [testFile, mutation.file, ...mutation.rows].some((text) => text.includes(words));

const problems = findMutationProblems(rows, mutations, readProjectFile);
const chosen = mutatedTestsOf(rows, mutations).filter(
  (test) => isChosen(test) && !(values['without-journeys'] && test.testFile.endsWith('.spec.ts')),
);
// The committed files decide what a run without a seed draws, so that a result can be repeated.
const seed = values.seed ?? execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8' }).trim();
const tests = values.sample ? drawSample(chosen, Number(values.sample), seed) : chosen;
if (values.sample) console.log(`${tests.length} of ${chosen.length} mutations, drawn with --seed=${seed}`);
// A broken list fails a whole run; a part of it shows what it concerns.
for (const problem of words === '' ? problems : problems.filter((text) => text.includes(words))) console.error(`✗ ${problem}`);

const files = Map.groupBy(tests, ({ testFile }) => testFile);
const kind = (file: string) => (file.endsWith('.spec.ts') ? '2' : file.includes('.stories.') ? '1' : '0') + file;
const waiting: LaneWork[] = [...files]
  .map(([testFile, ofFile]) => ({ testFile, tests: ofFile }))
  .toSorted((one, other) => kind(one.testFile).localeCompare(kind(other.testFile)));

const results: LaneResult[] = [];
const report = (result: LaneResult) => {
  const { test, outcome, message = '', seconds } = result;
  results.push(result);
  const { rows: ids, file, from, to } = test.mutation;
  const detail = outcome === 'detected' ? '' : `\n    ${file}: ${from} → ${to}\n    ${message}`;
  console.log(
    `${outcome === 'detected' ? '✓' : '✗'} ${ids.join(', ')}: ${outcome} by '${test.testTitle}' (${seconds.toFixed(1)} s)${detail}`,
  );
};

/** Runs a lane: a process with its own copy, which takes the tests of the next file until none are left. */
const runLane = (index: number) =>
  new Promise<void>((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'lane.ts'), {
      cwd: copyProject(`effects-${process.pid}-${index}`, { isBuilt: true }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // The servers of journeys have fixed ports: one lane runs them all.
    const canTake = () => index === 0 || !waiting[0]?.testFile.endsWith('.spec.ts');
    const next = () => child.send((canTake() ? waiting.shift() : undefined) ?? 'end');
    child.on('message', (message: { readonly result?: LaneResult; readonly isDone?: true }) => {
      if (message.result) report(message.result);
      if (message.isDone) next();
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A lane ended with the exit code ${code}.`))));
    next();
  });

const lanes = Math.min(waiting.length, Number(values.lanes ?? Math.max(1, availableParallelism())));
try {
  await Promise.all(Array.from({ length: lanes }, (_, index) => runLane(index)));
} finally {
  removeCopies(`effects-${process.pid}-`);
}

if (values.report) {
  mkdirSync(join(root, values.report), { recursive: true });
  const runs = results.map(({ test, outcome }) => ({
    file: test.mutation.source,
    title: `'${test.testTitle}' detects the mutation of ${test.mutation.rows.join(', ')}`,
    passed: outcome === 'detected',
  }));
  writeFileSync(join(root, values.report, 'report.json'), `${JSON.stringify({ tests: runs })}\n`);
}
const detected = results.filter(({ outcome }) => outcome === 'detected').length;
console.log(`\n${detected} of ${tests.length} mutations detected`);
process.exitCode = detected === tests.length && tests.length > 0 && (words !== '' || problems.length === 0) ? 0 : 1;
