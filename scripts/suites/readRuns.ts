import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRun } from './testRuns.ts';

/** Reads the tests that ran from the reports of the suites, but not of those in other engines. */
export const readRuns = (root: string): TestRun[] =>
  globSync('{packages/,}{*/,}test-results/*/report.json', { cwd: root }).flatMap(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).tests,
  );
