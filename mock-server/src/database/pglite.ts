import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { withAmbientTransaction } from './ambientTransaction.ts';
import { type Engine, migrationsFolder } from './engine.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';
import { PreparingPglite } from './preparingPglite.ts';

// Few write-ahead files: tests copy the whole folder, and a start reads it completely. Used ones are deleted instead of prepared for the next use.
const smallFiles = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'wal_init_zero=off',
];

function inFolder(folder: string): { lock: FolderLock; options: PGliteOptions } {
  const lock = lockFolder(folder);
  const dataDir = join(folder, 'pgdata');
  mkdirSync(dataDir, { recursive: true });
  return { lock, options: { dataDir } };
}

/** Opens PGlite in memory, or in a folder that no other process can open until it is closed. */
export async function openPglite(folder: string | undefined): Promise<Engine> {
  const inUse = folder === undefined ? undefined : inFolder(folder);
  const pglite = new PreparingPglite({ ...inUse?.options, postgresqlconf: smallFiles });
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
    migrate: () => migrate(database, { migrationsFolder }),
    runExclusive: (run) => run(),
    // It is part of this process.
    ping: async () => {},
    close: async () => {
      await pglite.close();
      inUse?.lock.release();
    },
  });
}
