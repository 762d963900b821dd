import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromium } from '../scripts/chromium.mjs';
import { combinations, modes, type StoryGlobals } from './modes.ts';

/** Vitest scales a story's frame down to the page; on a page as large as this one a pixel stays a pixel. */
const largest = { width: 1280, height: 4000 };

/** Dependencies and pictures lie above a tree that only retakes pictures or is spoiled on purpose, and Vite serves no more than it is allowed to. */
const installed = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));

/** Where the pictures lie that stories are compared with, seen from the root. */
const baseline = process.env.PICTURES ?? 'design-system/pictures';

interface StoryProject {
  name: string;
  globals: StoryGlobals;
  tags: { include?: string[]; exclude?: string[] };
  pictures?: string;
  /** Files that hold no story for this run: a browser's frame is not opened for them. */
  without?: string[];
}

const storyProject = ({ name, globals, tags, pictures, without = [] }: StoryProject): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { ...globals }, tags })],
  server: { fs: { allow: ['.', installed, resolve(pictures ?? baseline)] } },
  test: {
    name,
    exclude: without,
    testTimeout: 60_000,
    // A story brings what it needs and clears what it leaves, in a test as in Storybook: a fresh frame for each file took half of the time.
    isolate: false,
    ...(pictures === undefined ? {} : { setupFiles: ['.storybook/pictures.setup.ts'] }),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromium(),
        contextOptions: {
          reducedMotion: 'reduce',
          viewport: largest,
          deviceScaleFactor: 1,
          locale: 'en-GB',
          timezoneId: 'UTC',
        },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root }) => resolve(root, pictures ?? '', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, root }) => resolve(root, 'design-system/test-results/pictures', name, `${arg}${ext}`),
        },
      },
    },
  },
});

/** The workspaces that have stories. */
export const workspaces = ['design-system', 'shell', 'consumer', 'admin', 'reader'] as const;

/** Where no story has the tag `picture`. */
const unpictured = ['{shell,consumer,admin,reader}/**', 'design-system/src/{components,foundations}/**'];

/** The modes in which every story runs with axe in `npm test`; the others have a command of their own. */
const everyStory = ['se-light', 'fr-sondo-dark'] as const;

/** The stories of a workspace, in two modes. Stories that carry their own combination or take their time (tag `once`) run in the first of them only. */
export const storiesOf = (workspace: (typeof workspaces)[number]): TestProjectConfiguration[] =>
  everyStory.map((name) =>
    storyProject({
      name: `stories ${workspace} ${name}`,
      without: ['design-system/src/layouts/**', ...workspaces.filter((other) => other !== workspace).map((other) => `${other}/**`)],
      globals: modes[name],
      tags: { exclude: name === 'se-light' ? ['picture'] : ['picture', 'once'] },
    }),
  );

/** Layouts and kitchen sink (tag `picture`) in six modes, compared with their pictures. */
export const picturedStories = (): TestProjectConfiguration[] =>
  Object.entries(modes).map(([name, globals]) =>
    storyProject({
      name: `pictures ${name}`,
      globals,
      tags: { include: ['picture'] },
      without: unpictured,
      pictures: `${baseline}/${name}`,
    }),
  );

/** Every story in each of the six modes, or in all 32 combinations of realm, theme and scheme. */
export const everyMode = (which: 'modes' | 'combinations'): TestProjectConfiguration[] =>
  Object.entries(which === 'modes' ? modes : combinations).map(([name, globals], index) =>
    storyProject({ name: `every story ${name}`, globals, tags: { exclude: index === 0 ? [] : ['once'] } }),
  );
