import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type UserConfig } from 'vite';
import { tokenReference } from './tokenReference.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../design-system/guides', files: '*.mdx', titlePrefix: 'Design system/Guides' },
    { directory: '../design-system/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    { directory: '../packages/shell/src', files: '**/*.stories.tsx', titlePrefix: 'Shell' },
    { directory: '../packages/admin-kit/src', files: '**/*.stories.tsx', titlePrefix: 'Admin kit' },
    { directory: '../consumer/src', files: '**/*.stories.tsx', titlePrefix: 'Consumer' },
    { directory: '../reader/src', files: '**/*.stories.tsx', titlePrefix: 'Reader' },
    { directory: '../admin/src', files: '**/*.stories.tsx', titlePrefix: 'Admin' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../design-system/dist'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig<UserConfig, UserConfig>(config, {
      plugins: [tokenReference()],
      // Pre-bundled before the first story runs: Vite reloads the page under a running test when it finds a new package.
      optimizeDeps: {
        entries: ['{design-system,packages/shell,packages/admin-kit,consumer,admin,reader}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        // A worker's imports are found only when it starts, which would reload the page in the middle of a test.
        // So are imports in development only: the parser of the guessers' contracts.
        include: ['read-excel-file/universal', 'yaml'],
      },
      build: {
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Every file of MUI has a 'use client' directive, which has no meaning in a browser bundle.
          onLog: (level, log, handle) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    }),
} satisfies StorybookConfig;
