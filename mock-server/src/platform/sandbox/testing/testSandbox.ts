import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { SandboxData, SandboxOptions } from '../options.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { type DatabaseKind, databaseKinds, serviceDatabases } from './databaseKinds.ts';
import { copyDatabase, dropDatabase } from './postgresqlServer.ts';
import { templates } from './seedCluster.ts';
import { copySeed } from './seedFolder.ts';

export { databaseKinds, serviceDatabases };

/** The timeout of {@link openTestSandbox} on a busy machine, in milliseconds. */
export const openingTime = 600_000;

/** A Monday morning on which tests begin that count days: neither it nor the 14th day after it is a holiday, and no clock changes until the spring. */
export const mondayMorning = '2026-11-30T07:00:00.000Z';

/** A sandbox with its own copy of the seed's data. */
export interface TestSandbox extends Omit<Sandbox, 'close'> {
  /** The location of its data, for a second sandbox on the same ones. */
  readonly data: SandboxData;
  /** Closes the sandbox without deleting its data. */
  closeSandbox(): Promise<void>;
  close(): Promise<void>;
}

/** The seed's data in a new database. */
export interface TestData {
  readonly data: SandboxData;
  /** Removes the database with everything in it. */
  drop(): Promise<void>;
}

/** Prepares a database with the seed's data, which sandboxes of this process and others can open. */
export async function openTestData(kind: DatabaseKind): Promise<TestData> {
  if (kind === 'PGlite') {
    const folder = await copySeed();
    return { data: { folder }, drop: async () => rmSync(folder, { recursive: true }) };
  }
  const server = inject('postgresqlUrl');
  if (server === undefined) throw new Error('There is no PostgreSQL server: the global set-up of these tests has not run.');
  const eu = await copyDatabase(server, templates.eu);
  const us = await copyDatabase(server, templates.us);
  return {
    data: { eu, us },
    async drop() {
      for (const database of [eu, us]) await dropDatabase(server, database);
    },
  };
}

/** Opens a sandbox with the seed's data in a new database. A read waits for all charges that are due, however busy the machine is. */
export async function openTestSandbox(kind: DatabaseKind, options: Omit<SandboxOptions, 'data'> = {}): Promise<TestSandbox> {
  const { data, drop } = await openTestData(kind);
  const { close, ...opened } = await createSandbox({ ...options, chargeTimes: { read: openingTime, ...options.chargeTimes }, data });
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
