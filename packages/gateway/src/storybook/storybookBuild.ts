import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The state of the built Storybook: `stale` once its sources have changed. */
export interface StorybookState {
  readonly phase: 'missing' | 'stale' | 'building' | 'ready' | 'failed';
  /** How long the build has taken so far. */
  readonly seconds?: number;
  /** The last lines that the build has written. */
  readonly output?: string;
}

/** The one Storybook of a project, and its build. */
export interface StorybookBuild {
  state(): Promise<StorybookState>;
  /** Builds it where it is missing or stale, once at a time. */
  start(): Promise<void>;
  /** Ends a build that is running. */
  close(): void;
}

/** The folder of the built Storybook, from the root. */
export const storybookFolder = 'storybook-static';

/** The files that the stories are built from: every change of one makes the built Storybook stale. */
const sources = [
  '.storybook',
  'design-system/dist',
  'design-system/generated',
  ...['guides', 'scripts', 'src', 'tokens'].map((folder) => `design-system/${folder}`),
  ...['packages/shell', 'packages/admin-kit', 'consumer', 'reader', 'admin', 'openapi'].map((workspace) => `${workspace}/src`),
  'package-lock.json',
];

/** Returns a hash of the names, sizes and times of change of all sources. */
async function fingerprint(root: string): Promise<string> {
  const lists = await Promise.all(
    sources.map(async (place) => [
      place,
      ...(await readdir(join(root, place), { recursive: true }).catch(() => [])).map((name) => join(place, name)),
    ]),
  );
  const stamps = lists.flat().map(async (file) => {
    const found = await stat(join(root, file)).catch(() => undefined);
    return found?.isFile() ? `${file} ${found.size} ${found.mtimeMs}` : '';
  });
  return createHash('sha256')
    .update((await Promise.all(stamps)).sort().join('\n'))
    .digest('hex');
}

/** Builds into a folder; tests have a command of their own. */
type Command = (folder: string) => readonly string[];

const storybook: Command = (folder) => ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--output-dir', folder];

/** Creates the build of a project's Storybook. It builds beside the Storybook that is there, which stays until the new one is complete. */
export function createStorybookBuild(root: string, command: Command = storybook): StorybookBuild {
  const folder = join(root, storybookFolder);
  const next = join(root, `node_modules/.cache/realmkit-storybook-${process.pid}`);
  const stamp = (place: string) => join(place, 'sources.txt');
  let running: { readonly since: number; readonly kill: () => void } | undefined;
  let failed: string | undefined;
  let output = '';

  async function build(of: string): Promise<void> {
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', NODE_ENV: 'production' };
    const child = spawn(process.execPath, command(next), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running = { since: Date.now(), kill: () => child.kill() };
    output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output = `${output}${text}`.slice(-2000);
      });
    const code = await new Promise<number | null>((resolve) => child.on('error', () => resolve(null)).on('close', resolve));
    if (code !== 0) throw new Error(`The build of Storybook ended with ${code}.`);
    await writeFile(stamp(next), of);
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  }

  async function state(): Promise<StorybookState> {
    if (running) return { phase: 'building', seconds: Math.round((Date.now() - running.since) / 1000), output: output.trim() };
    const [built, now, index] = await Promise.all([
      readFile(stamp(folder), 'utf8').catch(() => undefined),
      fingerprint(root),
      stat(join(folder, 'index.html')).catch(() => undefined),
    ]);
    if (index && built === now) return { phase: 'ready' };
    if (failed === now) return { phase: 'failed', output: output.trim() };
    return { phase: index ? 'stale' : 'missing' };
  }

  return {
    state,
    async start() {
      const { phase } = await state();
      if (phase === 'ready' || running) return;
      running = { since: Date.now(), kill: () => {} };
      const of = await fingerprint(root);
      failed = undefined;
      build(of)
        .catch((reason: unknown) => {
          failed = of;
          output = `${output}\n${reason instanceof Error ? reason.message : String(reason)}`;
        })
        .finally(() => {
          running = undefined;
        });
    },
    close: () => running?.kill(),
  };
}
