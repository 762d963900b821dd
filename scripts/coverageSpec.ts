// `npm run coverage:spec`: joins the clauses of docs/spec-coverage with the tests that carry them, from the reports of the suites, of this run or a
// cached one. Prints the clauses without a test, and fails on an unknown clause, on one whose test failed, and on one that lost its test.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clauses, clausePages, joinClauses, parseClauses } from './suites/clauses.ts';
import { readRuns } from './suites/readRuns.ts';

const root = join(import.meta.dirname, '..');

/** Returns the clauses that the tests of the last commit carry, also those of tests that are skipped. */
function clausesAtLastCommit(): string[] {
  const carried = `'(${clausePages.join('|')}) §[^']+'`;
  const search = ['grep', '-ohE', carried, 'HEAD', '--', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx'];
  const { status, stdout, stderr } = spawnSync('git', search, { cwd: root, encoding: 'utf8' });
  // It is 1 without a match.
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split('\n').map((text) => text.slice(1, -1));
}

const clauses: Clauses = new Map(
  clausePages.flatMap((page) => [...parseClauses(page, readFileSync(join(root, 'docs/spec-coverage', `${page}.md`), 'utf8'))]),
);
const runs = readRuns(root);
if (runs.length === 0) {
  console.error('No suite has a report yet: run `npm test`.');
  process.exit(1);
}
const { untested, problems } = joinClauses(clauses, runs, clausesAtLastCommit());
for (const clause of untested) console.log(`no test: ${clause} ${clauses.get(clause)}`);
for (const problem of problems) console.error(problem);
console.log(`${clauses.size - untested.length} of ${clauses.size} clauses have a test`);
if (problems.length > 0) process.exitCode = 1;
