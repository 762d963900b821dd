import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../core/results.ts';
import { ctrfReport } from './ctrf.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';

/** Writes `<service>.html`, `<service>.xml` (JUnit), `<service>.ctrf.json` and `<service>.json` into a folder, and returns the path of the page. */
export function writeReports(folder: string, result: RunResult): string {
  mkdirSync(folder, { recursive: true });
  const page = join(folder, `${result.service}.html`);
  writeFileSync(page, htmlReport(result));
  writeFileSync(join(folder, `${result.service}.xml`), junitReport(result));
  writeFileSync(join(folder, `${result.service}.ctrf.json`), ctrfReport(result));
  writeFileSync(join(folder, `${result.service}.json`), `${JSON.stringify(result, null, 2)}\n`);
  return page;
}
