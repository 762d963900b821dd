import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../database/engine.ts';

/** Opens an empty database whose last migration is `last`; `update` runs those that came after. */
export async function openEarlierVersion(last: string): Promise<{ readonly pglite: PGlite; readonly update: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const pglite = new PGlite();
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const index = entries.findIndex(({ tag }: { tag: string }) => tag === last);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, index + 1) }));
  await migrate(drizzle(pglite), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return { pglite, update: () => migrate(drizzle(pglite), { migrationsFolder }) };
}

/** Inserts a user of the realm se into a database of {@link openEarlierVersion}; the fields of all versions. */
export async function insertUser(pglite: PGlite, uid: string, deletedAt: number | null = null): Promise<void> {
  await pglite.query(
    `insert into customer_management_eu.users (uid, realm, id, user_name, first_name, last_name, name, email_verified, identifiers, superuser,
     shared_account, speaking_book_rights, guest, user_name_key, name_key, email_key, words, facets, school_associations, deleted_at)
     values ($1, 'se', 1, $1, 'Maja', 'Holm', 'Maja Holm', true, '[]', false, false, false, false, '', '', '', '', '', '[]', $2)`,
    [uid, deletedAt],
  );
}
