import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { everyMode, storyProjects } from './.storybook/storyProjects.ts';

/** `npm run test:modes` asks for more runs of the stories than belong to every test. */
const wanted = process.env.STORY_RUNS;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['{design-system,shell,consumer,admin,reader}/src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          // Its sources are modules that Node does not take for such.
          server: { deps: { inline: ['epubjs'] } },
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'logic',
          environment: 'node',
          include: ['{design-system,shell,consumer,admin,reader}/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'servers',
          environment: 'node',
          include: [
            '{openapi,mock-server}/{src,scripts}/**/*.test.ts',
            'design-system/scripts/**/*.test.ts',
            'reader/{books,embed,epub-tests}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...(wanted === 'modes' || wanted === 'combinations' ? everyMode(wanted) : storyProjects()),
    ],
  },
});
