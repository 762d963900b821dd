import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { type ModeName, modes } from './.storybook/modes.ts';
import { chromium } from './scripts/chromium.mjs';

/** The modes in which every story runs with axe; the other modes have their own command. */
const everyStory: ModeName[] = ['se-light', 'fr-sondo-dark'];

/** Vitest scales a story's frame down to the page; on a page as large as this one a pixel stays a pixel. */
const largest = { width: 1280, height: 3000 };

const stories = (name: ModeName): TestProjectConfiguration => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { ...modes[name] },
      // The kitchen sink's stories carry their own combination, and lists of thousands take their time: one run of them says all.
      tags: { exclude: name === everyStory[0] ? [] : ['once'] },
    }),
  ],
  test: {
    name: `stories ${name}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium(), contextOptions: { reducedMotion: 'reduce', viewport: largest } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['{design-system,shell,consumer,admin}/src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'logic',
          environment: 'node',
          include: ['{design-system,shell,consumer,admin}/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'servers',
          environment: 'node',
          include: ['{openapi,mock-server}/{src,scripts}/**/*.test.ts', 'design-system/scripts/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...everyStory.map(stories),
    ],
  },
});
