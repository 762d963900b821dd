import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongestFirst } from './scripts/suites/LongestFirst.ts';
import { workspaceFolders } from './scripts/workspaces.mjs';

/** The rule that a green run reports nothing, in every project. */
const reports = './scripts/suites/reports.setup.ts';

/**
 * The tests of a workspace that browsers' code has: plain functions in Node, components in jsdom. Files share their modules: loading them anew for
 * each takes two fifths of a run.
 */
const browserWorkspace = (workspace: string): TestProjectConfiguration[] => [
  {
    plugins: [react()],
    test: {
      name: `${workspace} components`,
      environment: 'jsdom',
      include: [`${workspaceFolders[workspace]}/src/**/*.test.tsx`],
      setupFiles: [reports, './vitest.setup.ts'],
      sequence: { setupFiles: 'list' },
      // Its sources are modules that Node does not take for such.
      server: { deps: { inline: ['epubjs'] } },
      isolate: false,
      testTimeout: 60_000,
    },
  },
  {
    plugins: [react()],
    test: {
      name: `${workspace} logic`,
      environment: 'node',
      setupFiles: [reports],
      isolate: false,
      include: [`${workspaceFolders[workspace]}/src/**/*.test.ts`],
      testTimeout: 30_000,
    },
  },
];

/** The tests of a workspace that run in Node as its code does. */
const nodeTests = (
  name: string,
  include: string[],
  more: { globalSetup?: string[]; isolate?: boolean } = {},
): TestProjectConfiguration => ({
  test: { name, environment: 'node', include, setupFiles: [reports], testTimeout: 60_000, hookTimeout: 120_000, ...more },
});

// The first word of a project is the workspace that it belongs to: `npm test` runs the projects of a workspace when something of it has changed.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The tags are clauses of the specification: `npm run coverage:spec` checks them.
    strictTags: false,
    projects: [
      ...['design-system', 'shell', 'admin-kit', 'consumer', 'admin', 'reader'].flatMap(browserWorkspace),
      nodeTests('openapi servers', ['openapi/{src,scripts}/**/*.test.ts']),
      nodeTests('mock-server servers', ['mock-server/{src,ledger,schoolDay}/**/*.test.ts'], {
        globalSetup: ['mock-server/src/platform/sandbox/testing/globalSetup.ts'],
        isolate: false,
      }),
      nodeTests('design-system scripts', ['design-system/scripts/**/*.test.ts']),
      nodeTests('reader tools', ['reader/{embed,epub-tests,peaks}/**/*.test.ts']),
      nodeTests('contract-engine servers', ['packages/contract-engine/src/**/*.test.ts']),
      nodeTests('conformance servers', ['packages/conformance/src/**/*.test.ts']),
      nodeTests('gateway servers', ['packages/gateway/src/**/*.test.ts'], {
        globalSetup: ['mock-server/src/platform/sandbox/testing/globalSetup.ts'],
        isolate: false,
      }),
      nodeTests('sample-books servers', ['packages/sample-books/src/**/*.test.ts']),
      nodeTests('project scripts', ['scripts/**/*.test.ts']),
    ],
  },
});
