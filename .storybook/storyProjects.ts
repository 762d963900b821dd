import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromium } from '../scripts/chromium.mjs';
import { firefox } from '../scripts/firefox/launch.ts';
import { workspaceFolders } from '../scripts/workspaces.mjs';
import { combinations, modes, type StoryGlobals } from './modes.ts';

/** The engine that runs the stories: Chromium, or Firefox as the system installs it. */
const { STORY_ENGINE: engine = 'chromium' } = process.env;
// A run that was meant for another engine must not pass in Chromium.
if (engine !== 'chromium' && engine !== 'firefox') throw new Error(`The stories do not run in ${engine}.`);

/** The size of the page: Vitest scales a story's frame down to the page, and this one is large enough to need no scaling. */
const largest = { width: 1280, height: 4000 };

/** The folder of the installed packages: it may lie above the tree that runs the stories, and Vite serves only allowed folders. */
const installed = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));

/** The folder of the pictures that stories are compared with, relative to the root. */
const baseline = process.env.PICTURES ?? 'design-system/pictures';

interface StoryProject {
  name: string;
  /** The modes in which each story runs. */
  modes: Readonly<Record<string, StoryGlobals>>;
  tags: { include?: string[]; exclude?: string[] };
  pictures?: boolean;
  /** Files without a story for this run, for which no browser frame is opened. */
  without?: string[];
}

/**
 * The key under which Storybook's addon provides its option `initialGlobals`: a project has one value, and here each browser has its own.
 */
const initialGlobals = 'storybook/test-initial-globals';

/** Stories that set their own combination or are slow: they run in the first mode only. */
const inOneMode = '**/*.once.stories.tsx';

/** Removes the source maps of packages, which are two thirds of what each page of stories loads. */
const packagesWithoutMaps = {
  name: 'packages-without-source-maps',
  transform: {
    order: 'post',
    filter: { id: /\/(deps|node_modules)\// },
    handler: (code: string) => ({ code, map: { mappings: '' } }),
  },
} as const;

/** Returns a run of stories with one Vite server for all modes and one Vite cache for all runs of one name. */
const storyProject = ({ name, modes: runModes, tags, pictures = false, without = [] }: StoryProject): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', tags }), packagesWithoutMaps],
  server: { fs: { allow: ['.', installed, resolve(baseline)] } },
  test: {
    name,
    testTimeout: 60_000,
    // A story sets up and cleans up its own state: a new frame for each file doubled the duration.
    isolate: false,
    setupFiles: ['./scripts/suites/reports.setup.ts', ...(pictures ? ['.storybook/pictures.setup.ts'] : [])],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: engine === 'firefox' ? firefox() : chromium(),
        contextOptions: {
          reducedMotion: 'reduce',
          viewport: largest,
          deviceScaleFactor: 1,
          locale: 'en-GB',
          timezoneId: 'UTC',
        },
      }),
      instances: Object.entries(runModes).map(([mode, globals], index) => ({
        browser: engine,
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
export const workspaces = ['design-system', 'shell', 'admin-kit', 'consumer', 'admin', 'reader'] as const;

/** The stories without the tag `picture`. */
const unpictured = ['{packages/shell,packages/admin-kit,consumer,admin,reader}/**', 'design-system/src/{components,foundations}/**'];

/** The modes in which every story runs with axe in `npm test`; another command runs the others. */
const { 'se-light': first, 'fr-sondo-dark': second } = modes;

/** Returns the stories of a workspace, in two modes. */
export const storiesOf = (workspace: (typeof workspaces)[number]): TestProjectConfiguration[] => [
  storyProject({
    name: 'stories',
    modes: { 'se-light': first, 'fr-sondo-dark': second },
    tags: { exclude: ['picture'] },
    without: [
      'design-system/src/layouts/**',
      ...workspaces.filter((other) => other !== workspace).map((other) => `${workspaceFolders[other]}/**`),
    ],
  }),
];

/** Returns layouts and kitchen sink (tag `picture`) in six modes, compared with their pictures. */
export const picturedStories = (): TestProjectConfiguration[] => [
  storyProject({ name: 'stories', modes, tags: { include: ['picture'] }, without: unpictured, pictures: true }),
];

/** Returns every story on a page that is translated as a browser does it. */
export const translatedStories = (): TestProjectConfiguration[] => [
  storyProject({ name: 'translated', modes: { translated: { ...first, translated: true } }, tags: {} }),
];

/** Returns every story in each of the six modes, or in all 32 combinations of realm, theme and scheme. */
export const everyMode = (which: 'modes' | 'combinations'): TestProjectConfiguration[] => [
  storyProject({ name: 'every story', modes: which === 'modes' ? modes : combinations, tags: {} }),
];
