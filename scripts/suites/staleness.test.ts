import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { groups, wholeGroups } from './plan.mjs';

const root = join(import.meta.dirname, '../..');
const suites = [...groups, ...wholeGroups].flatMap((group) => group.suites.map((suite) => ({ ...suite, group: group.name })));
const turbo = join(root, 'node_modules/turbo/bin/turbo');
let copy: string;

/** Copies the tracked files, so that a file can be changed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'realmkit-staleness-'));
  for (const file of projectFiles().filter((name) => !/^design-system\/pictures\/.*\.png$/.test(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true }));

/** Returns the hash of each suite's task, as turbo computes it. */
function hashes(environment: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  const tasks = suites.map(({ task }) => task);
  const output = execFileSync(process.execPath, [turbo, 'run', ...tasks, '--dry=json', `--cwd=${copy}`], {
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...environment },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks: found }: { tasks: readonly { taskId: string; hash: string }[] } = JSON.parse(output);
  const hashOf = new Map(found.map(({ taskId, hash }) => [taskId, hash]));
  return new Map(suites.map(({ name, task }) => [name, hashOf.get(task) ?? 'missing']));
}

/** Returns the suites whose hash changes with a file, without those of types, lint and builds. */
function staleAfter(file: string): string[] {
  const before = hashes();
  appendFileSync(join(copy, file), '\n');
  const after = hashes();
  return suites.filter(({ name }) => !builds.includes(name) && before.get(name) !== after.get(name)).map(({ name }) => name);
}

/** The journeys across apps and the sample of failing calls open the pages of all apps. */
const of = (kind: 'units' | 'stories' | 'journeys', ...names: readonly string[]): string[] =>
  names.flatMap((name) => [`${name} ${kind}`, ...(name === 'across-apps' ? ['a sample of failing calls'] : [])]);
const pictures = 'layouts in six modes and their pictures';
const allStories = of('stories', 'design-system', 'shell', 'admin-kit', 'admin', 'consumer', 'reader');
const allChromiumJourneys = of('journeys', 'admin', 'consumer', 'reader', 'gateway', 'across-apps');
/** The smoke part and the whole of the journeys in these engines. */
const journeysIn = (...labels: readonly string[]): string[] => labels.flatMap((label) => [`smoke in ${label}`, `journeys in ${label}`]);
const [firefox, webkit, ipad] = ['Firefox', 'WebKitGTK', 'an emulated iPad'];
const otherEngines = journeysIn(firefox, webkit, ipad);
const allJourneys = [...allChromiumJourneys, ...otherEngines];
const firefoxStories = (...workspaces: readonly string[]): string[] => workspaces.map((workspace) => `${workspace} stories in Firefox`);
const allFirefoxStories = firefoxStories('design-system', 'shell', 'admin-kit', 'admin', 'consumer', 'reader');
const servers = ['contract-engine', 'conformance', 'mock-server', 'gateway'];
const everythingShown = [...allStories, ...allFirefoxStories, pictures, ...allJourneys];
// The project's tests read the whole tree.
const project = 'project units';
const builds = suites.filter(({ group }) => group === 'types, lint and builds').map(({ name }) => name);
/** The suites of the commands that a file makes stale: those of `npm test` run no test, no story and no journey. */
const commandsOf = (file: string): string[] => [
  'all commands of the texts',
  ...(/\.(?:md|test\.ts)$|^e2e\//.test(file) ? [] : ['commands of the texts']),
];

test.each<readonly [file: string, stale: readonly string[]]>([
  [
    'consumer/src/main.tsx',
    [
      project,
      'consumer units',
      'consumer stories',
      ...firefoxStories('consumer'),
      ...of('journeys', 'consumer', 'across-apps'),
      ...otherEngines,
    ],
  ],
  [
    'admin/src/main.tsx',
    [
      project,
      'admin units',
      'admin stories',
      ...firefoxStories('admin'),
      ...of('journeys', 'admin', 'across-apps'),
      ...journeysIn(firefox, webkit),
    ],
  ],
  [
    'reader/src/player/index.ts',
    [project, 'reader units', 'reader stories', ...firefoxStories('reader'), ...of('journeys', 'reader', 'across-apps'), ...otherEngines],
  ],
  [
    'packages/shell/src/index.ts',
    [
      project,
      // The doors of the launchpad log in with the shell's own code.
      ...of('units', 'shell', 'admin-kit', 'admin', 'consumer', 'reader', 'gateway'),
      ...of('stories', 'shell', 'admin-kit', 'admin', 'consumer', 'reader'),
      ...of('journeys', 'admin', 'consumer', 'reader', 'gateway', 'across-apps'),
      ...firefoxStories('shell', 'admin-kit', 'admin', 'consumer', 'reader'),
      ...otherEngines,
    ],
  ],
  [
    'packages/admin-kit/src/index.ts',
    [
      project,
      ...of('units', 'admin-kit', 'admin'),
      ...of('stories', 'admin-kit', 'admin'),
      ...firefoxStories('admin-kit', 'admin'),
      ...of('journeys', 'admin', 'across-apps'),
      ...journeysIn(firefox, webkit),
    ],
  ],
  [
    'design-system/src/index.ts',
    [
      project,
      ...of('units', 'openapi', 'design-system', 'shell', 'admin-kit', 'admin', 'consumer', 'reader', 'gateway'),
      ...everythingShown,
    ],
  ],
  [
    'design-system/src/drawing/sky.ts',
    [
      project,
      ...of(
        'units',
        'openapi',
        'design-system',
        'shell',
        'admin-kit',
        'admin',
        'consumer',
        'reader',
        'sample-books',
        'mock-server',
        'gateway',
      ),
      ...everythingShown,
    ],
  ],
  [
    'openapi/specs/library.yaml',
    [
      project,
      ...of('units', 'openapi', 'design-system', 'shell', 'admin-kit', 'admin', 'consumer', 'reader', 'sample-books', ...servers),
      ...everythingShown,
    ],
  ],
  ['mock-server/src/platform/sandbox/sandbox.ts', [project, ...of('units', 'mock-server', 'gateway'), ...allJourneys]],
  [
    'packages/sample-books/src/sampleLibrary.ts',
    [
      project,
      ...of('units', 'sample-books', 'reader', 'mock-server', 'gateway'),
      'reader stories',
      ...firefoxStories('reader'),
      ...allJourneys,
    ],
  ],
  ['e2e/tests/admin/usersList.spec.ts', [project, 'admin journeys', ...journeysIn(firefox, webkit)]],
  ['e2e/tests/reader/books.spec.ts', [project, 'reader journeys', ...otherEngines]],
  ['e2e/ipad/tests/reader/tablet.spec.ts', [project, ...journeysIn(ipad)]],
  // The configuration of all projects imports it.
  ['e2e/ipad/project.ts', [project, ...allJourneys]],
  ['e2e/journey.ts', [project, ...allJourneys]],
  ['packages/shell/src/session/waitFor.test.ts', [project, 'shell units']],
  ['consumer/README.md', [project]],
  // A journey compares Storybook with its picture in the README.
  ['.storybook/preview.tsx', [project, ...allStories, ...allFirefoxStories, pictures, 'across-apps journeys']],
  ['docs/README.md', [project]],
])('a change of %s makes exactly the suites stale that depend on it', (file, stale) => {
  expect(staleAfter(file).sort()).toEqual([...stale, ...commandsOf(file)].sort());
});

test.each<readonly [variable: string, stale: readonly string[]]>([
  ['REALMKIT_POSTGRESQL_VERSION', of('units', 'mock-server', 'gateway')],
  ['TEST_DATABASE', of('units', 'mock-server', 'gateway')],
  [
    'REALMKIT_CHROMIUM_VERSION',
    suites
      .map(({ name }) => name)
      .filter((name) => !builds.includes(name) && ![...journeysIn(firefox, webkit), ...allFirefoxStories].includes(name)),
  ],
  ['REALMKIT_FIREFOX_VERSION', [...journeysIn(firefox), ...allFirefoxStories]],
  ['REALMKIT_WEBKIT_VERSION', journeysIn(webkit)],
  ['REALMKIT_NODE_VERSION', suites.map(({ name }) => name)],
])('another value of %s makes exactly the suites stale that depend on it', (variable, stale) => {
  const before = hashes({ [variable]: 'PGlite' });
  const after = hashes({ [variable]: 'PostgreSQL' });
  const changed = suites.filter(({ name }) => before.get(name) !== after.get(name)).map(({ name }) => name);
  expect(changed.sort()).toEqual([...stale].sort());
});

test('a suite sees only variables that are inputs, except for five that change no result', () => {
  const { envMode, globalPassThroughEnv } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  // Turbo's strict mode, its default, hides all other variables from a task.
  expect(envMode ?? 'strict').toBe('strict');
  // The paths of the engines; their versions are inputs.
  expect(globalPassThroughEnv).toEqual(['CHROMIUM', 'FIREFOX', 'WEBKIT_DRIVER', 'DO_NOT_TRACK', 'STORYBOOK_DISABLE_TELEMETRY']);
  for (const file of globSync('{packages/,}{*/,}turbo.json', { cwd: root })) {
    const { tasks }: { tasks: Readonly<Record<string, object>> } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const [task, definition] of Object.entries(tasks)) expect(definition, `${file} ${task}`).not.toHaveProperty('passThroughEnv');
  }
});
