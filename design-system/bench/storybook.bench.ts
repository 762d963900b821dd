import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';

/** How long Storybook takes to be built, and its stories to be tested. */
export const name = 'storybook';

const storyTests = ['stories in a browser', 'layouts in six modes'].map((suite) => ['scripts/test.mjs', suite]);

/** Seconds that a command of the project takes, rounded; throws where it fails. */
function secondsOf(args: readonly string[]): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'ignore',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
  return Math.round((performance.now() - started) / 1000);
}

export async function run(): Promise<Row[]> {
  const output = mkdtempSync(join(tmpdir(), 'storybook-'));
  try {
    return [
      budgetRow('Storybook build', secondsOf(['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', output]), 's', 60),
      budgetRow(
        'story tests of npm test: every story in two modes, layouts in six with pictures',
        storyTests.map(secondsOf).reduce((sum, seconds) => sum + seconds),
        's',
        300,
      ),
    ];
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
