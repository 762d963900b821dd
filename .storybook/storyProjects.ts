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
  /** The ways in which each of its stories runs. */
  modes: Readonly<Record<string, StoryGlobals>>;
  tags: { include?: string[]; exclude?: string[] };
  pictures?: boolean;
  /** Files that hold no story for this run: a browser's frame is not opened for them. */
  without?: string[];
}

/** The key under which Storybook's addon hands its option `initialGlobals` to the stories: a project has one, and here each of its browsers has its own. */
const initialGlobals = 'storybook/test-initial-globals';

/** Stories that carry their own combination, or take their time: they run in the first of several modes. */
const inOneMode = '**/*.once.stories.tsx';

/** Packages come without their source maps, which are two thirds of what each page of stories loads. */
const packagesWithoutMaps = {
  name: 'packages-without-source-maps',
  transform: {
    order: 'post',
    filter: { id: /\/(deps|node_modules)\// },
    handler: (code: string) => ({ code, map: { mappings: '' } }),
  },
} as const;

/** A run of stories: one Vite server for all modes, and one place for what Vite prepares for all runs of one name. */
const storyProject = ({ name, modes: runModes, tags, pictures = false, without = [] }: StoryProject): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', tags }), packagesWithoutMaps],
  server: { fs: { allow: ['.', installed, resolve(baseline)] } },
  test: {
    name,
    testTimeout: 60_000,
    // A story brings what it needs and clears what it leaves, in a test as in Storybook: a fresh frame for each file took half of the time.
    isolate: false,
    ...(pictures ? { setupFiles: ['.storybook/pictures.setup.ts'] } : {}),
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
      instances: Object.entries(runModes).map(([mode, globals], index) => ({
        browser: 'chromium',
        name: `${name} ${mode}`,
        exclude: [...without, ...(index === 0 ? [] : [inOneMode])],
        provide: { [initialGlobals]: globals, mode },
      })),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root }) => resolve(root, baseline, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, root }) => resolve(root, 'design-system/test-results/pictures', `${arg}${ext}`),
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
const { 'se-light': first, 'fr-sondo-dark': second } = modes;

/** The stories of a workspace, in two modes. */
export const storiesOf = (workspace: (typeof workspaces)[number]): TestProjectConfiguration[] => [
  storyProject({
    name: 'stories',
    modes: { 'se-light': first, 'fr-sondo-dark': second },
    tags: { exclude: ['picture'] },
    without: ['design-system/src/layouts/**', ...workspaces.filter((other) => other !== workspace).map((other) => `${other}/**`)],
  }),
];

/** Layouts and kitchen sink (tag `picture`) in six modes, compared with their pictures. */
export const picturedStories = (): TestProjectConfiguration[] => [
  storyProject({ name: 'stories', modes, tags: { include: ['picture'] }, without: unpictured, pictures: true }),
];

/** Every story in each of the six modes, or in all 32 combinations of realm, theme and scheme. */
export const everyMode = (which: 'modes' | 'combinations'): TestProjectConfiguration[] => [
  storyProject({ name: 'every story', modes: which === 'modes' ? modes : combinations, tags: {} }),
];
