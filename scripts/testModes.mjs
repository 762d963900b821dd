// `npm run test:modes`: runs every story with axe in each of the six modes. `-- --combinations`: in all 32 combinations of realm, theme and scheme.
// `-- --translated`: in one mode, on a page whose texts are replaced as the translation of a browser does it. Further arguments are vitest's, such as a
// part of a file's name.
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const runs = ['combinations', 'translated'].find((name) => args.includes(`--${name}`)) ?? 'modes';
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=.storybook/vitest.config.ts',
    '--maxWorkers=2',
    ...args.filter((argument) => argument !== `--${runs}`),
  ],
  { stdio: 'inherit', env: { ...process.env, STORY_RUNS: runs, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = status ?? 1;
