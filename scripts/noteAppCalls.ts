// `node scripts/noteAppCalls.ts [FOLDER]`: after a whole run, notes for reports of conformance which app calls which operation: what the journeys of an app
// called that may open no other app, and the calls that the app's source writes out. FOLDER is another clone, in which the run took place.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractNames, readContract } from '@realmkit/contract-engine';
import { appCalls, mergeUsage, type OperationUse, writtenCalls } from './suites/contractUse.ts';

const root = join(import.meta.dirname, '..');
const ran = process.argv[2] ?? root;
const texts = (pattern: string, cwd: string): string[] => globSync(pattern, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
const operations = new Map(
  contractNames.flatMap((service) =>
    Object.entries(readContract(service).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, described]) => [`${service} ${method} ${path}`, String(Reflect.get(described, 'operationId'))] as const,
      ),
    ),
  ),
);

function useOf(app: string): OperationUse {
  const recorded = texts(`e2e/test-results/${app}/contract-use/*.json`, ran).map((text): OperationUse => JSON.parse(text));
  if (recorded.length === 0) throw new Error(`${ran} has no journeys of ${app}: run npm test first.`);
  const written = texts(`${app}/src/**/!(*.test|*.stories).{ts,tsx}`, root)
    .flatMap(writtenCalls)
    .flatMap(({ service, method, path }): OperationUse[] => {
      const operation = operations.get(`${service} ${method} ${path}`);
      return operation === undefined ? [] : [{ [service]: { [operation]: [] } }];
    });
  return mergeUsage([...recorded, ...written]);
}

const calls = appCalls(Object.fromEntries(['admin', 'consumer', 'reader'].map((app) => [app, useOf(app)])));
// Lists stand in a line, as Biome formats them.
const formatted = JSON.stringify(calls, null, 2).replaceAll(/\[[^\]]*\]/g, (list) =>
  JSON.stringify(JSON.parse(list)).replaceAll(',', ', '),
);
writeFileSync(join(root, 'packages/conformance/src/core/appCalls.json'), `${formatted}\n`);
