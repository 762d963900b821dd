import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Engine, migrationsFolder } from './engine.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';

// Small write-ahead files: the folder is copied as it is for tests and read as a whole at start.
const smallFiles = ['wal_level=minimal', 'max_wal_senders=0', 'min_wal_size=32MB', 'max_wal_size=64MB'];

function inFolder(folder: string): { lock: FolderLock; options: PGliteOptions } {
  const lock = lockFolder(folder);
  const dataDir = join(folder, 'pgdata');
  mkdirSync(dataDir, { recursive: true });
  return { lock, options: { dataDir } };
}

/** Opens PGlite in a folder, which no other process can open until it is closed, or in memory. */
export async function openPglite(folder: string | undefined): Promise<Engine> {
  const held = folder === undefined ? undefined : inFolder(folder);
  const pglite = await PGlite.create({ ...held?.options, postgresqlconf: smallFiles }).catch((reason: unknown) => {
    held?.lock.release();
    throw reason;
  });
  const database = drizzle(pglite);
  return {
    isShared: false,
    database,
    rows: async <Row>(statement: string, values: readonly unknown[]) => (await pglite.query<Row>(statement, [...values])).rows,
    migrate: () => migrate(database, { migrationsFolder }),
    exclusively: (run) => run(),
    close: async () => {
      await pglite.close();
      held?.lock.release();
    },
  };
}
