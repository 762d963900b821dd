import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';

/** Measures building Storybook and testing its stories. */
export const name = 'storybook';

const storyTests = ['stories in a browser', 'layouts in six modes'].map((suite) => ['scripts/test.mjs', suite]);

/**
 * Returns the duration of a command in whole seconds.
 * @throws Error with the output of a failed command.
 */
function secondsOf(args: readonly string[]): number {
  // A build of another benchmark in this process has set NODE_ENV, and production builds of MUI lack what tests need.
  const { NODE_ENV: _ofABuild, ...environment } = process.env;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...environment, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed\n${stdout}\n${stderr}`);
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
