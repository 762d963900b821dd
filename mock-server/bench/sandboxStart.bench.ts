import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { copySeed } from '../src/platform/sandbox/testing/seedFolder.ts';

/** Measures how soon the sandbox responds after PGlite opened a prepared data folder. */
export const name = 'sandbox-start';

const starts = 3;
const script = fileURLToPath(new URL('./firstResponse.ts', import.meta.url));

/** Starts each time in a new process on a new folder. */
export async function run(): Promise<Row[]> {
  const seconds: number[] = [];
  for (let start = 0; start < starts; start++) {
    const folder = await copySeed();
    seconds.push(Number(execFileSync(process.execPath, [script, folder], { encoding: 'utf8' })));
    rmSync(folder, { recursive: true });
  }
  const slowest = Number(Math.max(...seconds).toFixed(2));
  return [budgetRow(`first signed-in answer after PGlite opened a prepared folder, the slowest of ${starts}`, slowest, 's', 2)];
}
