// `npm run test:modes`: every story with axe in each of the six modes. `-- --combinations`: in all 32 combinations of realm, theme and scheme.
// What follows further is vitest's, such as a part of a file's name.
import { spawnSync } from 'node:child_process';

const wanted = process.argv.slice(2);
const combinations = wanted.includes('--combinations');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=.storybook/vitest.config.ts',
    '--maxWorkers=2',
    ...wanted.filter((argument) => argument !== '--combinations'),
  ],
  { stdio: 'inherit', env: { ...process.env, STORY_RUNS: combinations ? 'combinations' : 'modes', STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = status ?? 1;
