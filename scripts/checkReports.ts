// `node scripts/checkReports.ts`: reads what the suites of a whole run left. Fails on a silenced report that no test makes any more; notes in
// test-results/contract-use.json which operations the journeys used, and fails on one that no journey uses and no reason explains.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeUsage, type OperationUse, unexplainedOperations } from './suites/contractUse.ts';
import { readRuns } from './suites/readRuns.ts';
import { silencedReports } from './suites/silencedReports.ts';

const root = join(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const silenced = new Set(readRuns(root).flatMap((run) => run.silenced ?? []));
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
