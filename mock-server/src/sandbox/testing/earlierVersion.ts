import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../database/engine.ts';

/** An empty database of the version before a migration, which `migrate` brings to that of today. */
export interface EarlierVersion {
  readonly pglite: PGlite;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a database in memory as it was before the migration of this name, without its number. */
export async function openVersionBefore(name: string): Promise<EarlierVersion> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const pglite = new PGlite();
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const next = entries.findIndex(({ tag }: { tag: string }) => tag.slice(5) === name);
  if (next < 0) throw new Error(`There is no migration ${name}.`);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, next) }));
  await migrate(drizzle(pglite), { migrationsFolder: folder });
  return {
    pglite,
    migrate: () => migrate(drizzle(pglite), { migrationsFolder }),
    async close() {
      await pglite.close();
      rmSync(folder, { recursive: true });
    },
  };
}
