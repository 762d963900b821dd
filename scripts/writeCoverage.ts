// `node scripts/writeCoverage.ts`: reads the reports of the suites, from this run or a cached one. Writes the pass columns of docs/spec-coverage and
// fails on a clause whose test failed or did not run, and on a silenced report that no test makes; writes which
// operations the journeys used, and fails on one that no journey uses and no reason explains.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveragePages, parseCoveragePage } from './specCoverage.ts';
import { mergeUsage, type OperationUse, unexplainedOperations } from './suites/contractUse.ts';
import { silencedReports } from './suites/silencedReports.ts';
import { outcomeOf, type TestRun, updatePassColumn } from './suites/testRuns.ts';

const root = join(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const runs: TestRun[] = globSync('{packages/,}{*/,}test-results/*/report.json', { cwd: root }).flatMap((file) => readJson(file).tests);

for (const page of coveragePages) {
  const path = join(root, 'docs/spec-coverage', `${page}.md`);
  const markdown = readFileSync(path, 'utf8');
  const proven = parseCoveragePage(page, markdown).rows.filter(({ testFile }) => testFile !== '');
  const passed = new Set<string>();
  for (const row of proven) {
    const outcome = outcomeOf(row, runs);
    if (outcome === 'passed') passed.add(row.clause);
    else {
      console.error(`${page} ${row.clause}: the test '${row.testTitle}' in ${row.testFile} ${outcome === 'failed' ? 'failed' : outcome}`);
      process.exitCode = 1;
    }
  }
  const written = updatePassColumn(markdown, passed);
  if (written !== markdown) writeFileSync(path, written);
  console.log(`${page}: ${passed.size} of ${proven.length} clauses with a test passed`);
}

const silenced = new Set(runs.flatMap((run) => run.silenced ?? []));
for (const { text } of silencedReports.filter((entry) => !silenced.has(entry.text.source))) {
  console.error(`No test makes the report ${text} any more: scripts/suites/silencedReports.ts does not need it.`);
  process.exitCode = 1;
}

const used = mergeUsage(globSync('e2e/test-results/*/contract-use/*.json', { cwd: root }).map((file): OperationUse => readJson(file)));
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/contract-use.json'), `${JSON.stringify(used, null, 2)}\n`);
const specs = globSync('*.yaml', { cwd: join(root, 'openapi/specs') }).map((file) => ({
  service: file.replace(/\.yaml$/, ''),
  text: readFileSync(join(root, 'openapi/specs', file), 'utf8'),
}));
for (const operation of unexplainedOperations(specs, used, readJson('docs/contract-coverage/unused.json'))) {
  console.error(`No journey uses ${operation}, and docs/contract-coverage/unused.json gives no reason.`);
  process.exitCode = 1;
}
