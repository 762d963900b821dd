import { defineConfig } from 'vitest/config';

/** The runs of the commands: one after the other, in one copy of the project. */
export default defineConfig({
  test: {
    name: 'commands',
    root: new URL('../..', import.meta.url).pathname,
    include: ['scripts/commands/*.run.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
