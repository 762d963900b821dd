// `node scripts/writeCoverage.ts FOLDER`: writes the pass columns of docs/spec-coverage from the reports in a folder, and fails on a clause
// whose test failed or did not run.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOf, runsOfPlaywright, runsOfVitest, type TestRun, withPasses } from './coverageRun.ts';
import { coveragePages, parseCoveragePage } from './specCoverage.ts';

const root = join(import.meta.dirname, '..');
const [folder = ''] = process.argv.slice(2);

const runs: TestRun[] = globSync('*.json', { cwd: folder }).flatMap((file) => {
  const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return 'testResults' in report ? runsOfVitest(report, root) : runsOfPlaywright(report, 'e2e/tests');
});

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
  const written = withPasses(markdown, passed);
  if (written !== markdown) writeFileSync(path, written);
  console.log(`${page}: ${passed.size} of ${proven.length} clauses with a test passed`);
}
