// `npm run test:modes`: runs every story with axe in each of the six modes. `-- --combinations`: in all 32 combinations of realm, theme and scheme.
// Further arguments are vitest's, such as a part of a file's name.
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const combinations = args.includes('--combinations');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=.storybook/vitest.config.ts',
    '--maxWorkers=2',
    ...args.filter((argument) => argument !== '--combinations'),
  ],
  { stdio: 'inherit', env: { ...process.env, STORY_RUNS: combinations ? 'combinations' : 'modes', STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = status ?? 1;
