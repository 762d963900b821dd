import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { withAmbientTransaction } from './ambientTransaction.ts';
import { type DiskReserve, keepDiskReserve } from './diskReserve.ts';
import { type Engine, migrationsFolder } from './engine.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';
import { type DatabaseWatch, PreparingPglite } from './preparingPglite.ts';
import { ReservedFiles } from './reservedFiles.ts';
import { databaseFull } from './unavailable.ts';

// Few write-ahead files: tests copy the whole folder, and a start reads it completely. Used ones are deleted instead of prepared for the next use.
const smallFiles = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'wal_init_zero=off',
];

interface OpenFolder {
  readonly lock: FolderLock;
  readonly reserve: DiskReserve;
  readonly options: PGliteOptions;
}

function inFolder(folder: string): OpenFolder {
  const lock = lockFolder(folder);
  const dataDir = join(folder, 'pgdata');
  mkdirSync(dataDir, { recursive: true });
  const reserve = keepDiskReserve(folder);
  return { lock, reserve, options: { fs: new ReservedFiles(dataDir, reserve) } };
}

/** Returns whether a migration is pending. Drizzle writes even where none is, and a full disk must not keep a start from reading. */
async function isMigrationPending(pglite: PreparingPglite): Promise<boolean> {
  if (await pglite.json<boolean>(`select to_json(to_regclass('drizzle.__drizzle_migrations') is null)`, [])) return true;
  const last = await pglite.json<number>('select to_json(max(created_at)) from drizzle.__drizzle_migrations', []);
  return readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis > last);
}

/** Opens PGlite in memory, or in a folder that no other process can open until it is closed. */
export async function openPglite(folder: string | undefined, watch?: DatabaseWatch): Promise<Engine> {
  const inUse = folder === undefined ? undefined : inFolder(folder);
  const pglite = new PreparingPglite({ ...inUse?.options, postgresqlconf: smallFiles }, { ...watch, hasRoom: inUse?.reserve.hasRoom });
  await pglite.waitReady.catch((reason: unknown) => {
    inUse?.lock.release();
    throw reason;
  });
  const database = drizzle(pglite);
  return withAmbientTransaction({
    isShared: false,
    database,
    // The caller knows the type that the statement selects; the contract checks the response.
    json: (statement, values) => pglite.json(statement, values),
    async migrate() {
      if (await isMigrationPending(pglite)) await migrate(database, { migrationsFolder });
    },
    runExclusive: (run) => run(),
    runJobsAlone: (run) => run(),
    // It is part of this process.
    async ping() {
      if (pglite.lost) throw pglite.lost;
      if (inUse?.reserve.hasRoom() === false) throw databaseFull();
    },
    async close() {
      try {
        // A lost one would never end; its files are those of a crash, which the next start recovers from.
        if (!pglite.lost) await pglite.close();
        inUse?.reserve.close();
      } finally {
        inUse?.lock.release();
      }
    },
  });
}
