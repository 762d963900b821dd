import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../../seed/prepareData.ts';
import { seedVersion } from '../../seed/version.ts';
import type { SandboxData, SandboxOptions } from '../options.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { keepFolder } from './keepFolder.ts';
import { startPostgresql } from './postgresqlServer.ts';

type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The databases that every service is tested on: both, or the one that `TEST_DATABASE` names while something is being written. */
export const databaseKinds = (['PGlite', 'PostgreSQL'] as const).filter((kind) =>
  [undefined, '', kind].includes(process.env.TEST_DATABASE),
);

/** How long {@link openTestSandbox} may take, in milliseconds: the first of all seeds both databases. */
export const openingTime = 600_000;

/** A sandbox with its own copy of the seed's data. */
export interface TestSandbox extends Omit<Sandbox, 'close'> {
  /** Where its data are, for a second sandbox on the same. */
  readonly data: SandboxData;
  /** Closes the sandbox and keeps its data, as a stop does. */
  closeSandbox(): Promise<void>;
  close(): Promise<void>;
}

function kept(name: string): string {
  return join(tmpdir(), `realmkit-${name}-${seedVersion()}-${process.getuid?.() ?? 0}`);
}

/** A folder that {@link prepareData} has filled, made by the first test of a version of the seed and kept for all others. */
export async function preparedFolder(): Promise<string> {
  const folder = kept('prepared');
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  await prepareData(own);
  keepFolder(own, folder);
  return folder;
}

/** A copy of the prepared folder, for one test to write in. */
export async function copiedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'realmkit-data-'));
  cpSync(await preparedFolder(), folder, { recursive: true });
  return folder;
}

/** A cluster that a sandbox has seeded, kept like {@link preparedFolder}. */
async function preparedCluster(): Promise<string> {
  const cluster = kept('cluster');
  if (existsSync(cluster)) return cluster;
  const server = await startPostgresql();
  const sandbox = await createSandbox({ data: { eu: await server.database('eu'), us: await server.database('us') } });
  await sandbox.close();
  await server.stop(cluster);
  return cluster;
}

/** The seed's data on a database of its own. */
export interface TestData {
  readonly data: SandboxData;
  /** Removes the database with everything in it. */
  drop(): Promise<void>;
}

/** Prepares a database with the seed's data, for sandboxes of this process and others to open. */
export async function openTestData(kind: DatabaseKind): Promise<TestData> {
  if (kind === 'PGlite') {
    const folder = await copiedFolder();
    return { data: { folder }, drop: async () => rmSync(folder, { recursive: true }) };
  }
  const server = await startPostgresql({ cluster: await preparedCluster() });
  return { data: { eu: await server.database('eu'), us: await server.database('us') }, drop: () => server.stop() };
}

/** Opens a sandbox with the seed's data on a database of its own. */
export async function openTestSandbox(kind: DatabaseKind, options: Omit<SandboxOptions, 'data'> = {}): Promise<TestSandbox> {
  const { data, drop } = await openTestData(kind);
  const { close, ...opened } = await createSandbox({ ...options, data });
  let closed: Promise<void> | undefined;
  const closeSandbox = (): Promise<void> => {
    closed ??= close();
    return closed;
  };
  return {
    ...opened,
    data,
    closeSandbox,
    async close() {
      await closeSandbox();
      await drop();
    },
  };
}
