import { eq, inArray, like, sql } from 'drizzle-orm';
import { forgetErasedSeedUsers, keepIdsOfErasedUsers } from '../../domains/directory/rows/erasedUsers.ts';
import { makeRealmRows } from '../../sandbox/realmRows.ts';
import type { Database } from '../engine.ts';
import { type Realm, realmsOf } from '../realms.ts';
import { rebuildIndexes } from '../rebuildIndexes.ts';
import { replaceChangedRows, replaceRows } from '../replaceRows.ts';
import type { ShardData } from '../shards.ts';
import type { Tables } from '../tables.ts';
import { isSeededTable, type RealmRows, type SeededTable } from './rows.ts';
import {
  findSeedMark,
  rowChangedSince,
  rowCountsOf,
  type SeedMark,
  seedHorizon,
  setSeedMark,
  tablesChangedSince,
  writerOf,
} from './seedMarks.ts';
import { seedVersion } from './version.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function endSignIns(transaction: Transaction, tables: Tables, realm: Realm): Promise<void> {
  const families = transaction.select({ id: tables.families.id }).from(tables.families).where(eq(tables.families.realm, realm));
  await transaction.delete(tables.refreshTokens).where(inArray(tables.refreshTokens.familyId, families));
  await transaction.delete(tables.families).where(eq(tables.families.realm, realm));
  await transaction.delete(tables.sessions).where(eq(tables.sessions.realm, realm));
  await transaction.delete(tables.knownDevices).where(eq(tables.knownDevices.realm, realm));
  await transaction.delete(tables.codes).where(eq(tables.codes.clientId, `realmkit-${realm}`));
  await transaction.delete(tables.emailValidations).where(like(tables.emailValidations.userUid, `${realm}-%`));
  await transaction.delete(tables.passwordResets).where(like(tables.passwordResets.userUid, `${realm}-%`));
  await transaction.delete(tables.mails).where(eq(tables.mails.realm, realm));
}

/** Writes a realm's rows in their order; with a mark only those that have changed since, in the tables `changed`. */
async function writeRealm(
  transaction: Transaction,
  tables: Tables,
  realm: Realm,
  rows: RealmRows,
  since?: { readonly mark: SeedMark; readonly changed: readonly SeededTable[] },
): Promise<void> {
  for (const name of Object.keys(rows).filter(isSeededTable)) {
    if (!since) await replaceRows(transaction, tables[name], realm, rows[name] ?? []);
    else if (since.changed.includes(name))
      await replaceChangedRows(transaction, tables[name], realm, rows[name] ?? [], rowChangedSince(since.mark));
  }
  await transaction
    .insert(tables.realmVersions)
    .values({ realm, version: 1 })
    .onConflictDoUpdate({ target: tables.realmVersions.realm, set: { version: sql`${tables.realmVersions.version} + 1` } });
}

let latest: { readonly realm: Realm; readonly rows: Promise<RealmRows> } | undefined;

/** Returns the rows of a new realm. Those of the last realm are cached, because the same realm is often reset again. */
function rowsOf(realm: Realm): Promise<RealmRows> {
  if (latest?.realm !== realm) latest = { realm, rows: makeRealmRows(realm) };
  return latest.rows;
}

/** Resets realms of a shard to the seed in one transaction; logins, rate limits and idempotency records are deleted too. */
export async function resetRealms(data: ShardData, realms: readonly Realm[]): Promise<void> {
  const { engine, tables } = data;
  const found = new Map<Realm, SeedMark | undefined>();
  for (const realm of realms) found.set(realm, await findSeedMark(data, realm));
  const marks = new Map<Realm, SeedMark>();
  await engine.database.transaction(async (transaction) => {
    const horizon = await seedHorizon(transaction);
    for (const realm of realms) {
      await endSignIns(transaction, tables, realm);
      const mark = found.get(realm);
      const since = mark && { mark, changed: await tablesChangedSince(transaction, tables, realm, mark) };
      const rows = since?.changed.length === 0 ? {} : await rowsOf(realm);
      await writeRealm(transaction, tables, realm, rows, since);
      marks.set(realm, { horizon, writer: null, rowCounts: mark?.rowCounts ?? rowCountsOf(rows) });
    }
    await forgetErasedSeedUsers(transaction, tables, realms);
    await keepIdsOfErasedUsers(transaction, tables);
    await transaction.delete(tables.rateLimitEvents).where(inArray(tables.rateLimitEvents.realm, [...realms]));
    await transaction.delete(tables.idempotencyRecords);
    const writer = await writerOf(transaction);
    for (const [realm, mark] of marks) marks.set(realm, { ...mark, writer });
  });
  for (const [realm, mark] of marks) setSeedMark(engine, realm, mark);
}

/** Returns the version that a shard was seeded with; undefined before its first seeding. */
export async function seededVersion({ engine, tables }: ShardData): Promise<string | undefined> {
  const [stamp] = await engine.database.select().from(tables.stamp);
  return stamp?.version;
}

/** Seeds an empty shard and stores the version of the seed. */
export async function seedShard({ engine, tables, shard }: ShardData): Promise<void> {
  await engine.database.transaction(async (transaction) => {
    const rowCounts: Record<string, Record<string, number>> = {};
    await rebuildIndexes(transaction, tables.users, async () => {
      for (const realm of realmsOf(shard)) {
        const rows = await makeRealmRows(realm);
        await writeRealm(transaction, tables, realm, rows);
        rowCounts[realm] = Object.fromEntries(rowCountsOf(rows));
      }
    });
    await transaction.insert(tables.clock).values({ id: 1, aheadMs: 0 });
    await transaction.insert(tables.stamp).values({ id: 1, version: seedVersion(), writer: await writerOf(transaction), rowCounts });
  });
  // PGlite has no autovacuum that would analyze later.
  await engine.database.execute(sql`analyze`);
}
