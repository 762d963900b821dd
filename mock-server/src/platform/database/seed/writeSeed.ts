import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../engine.ts';
import { type Realm, realmsOf } from '../realms.ts';
import { rebuildIndexes } from '../rebuildIndexes.ts';
import { replaceChangedRows, replaceRows } from '../replaceRows.ts';
import type { ShardData } from '../shards.ts';
import type { Tables } from '../tables.ts';
import { type RealmRows, type Seed, type SeededTable, seededTablesIn } from './rows.ts';
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

/** Writes a realm's rows in their order; with a mark only those that have changed since, in the tables `changed`. */
async function writeRealm(
  transaction: Transaction,
  tables: Tables,
  realm: Realm,
  rows: RealmRows,
  since?: { readonly mark: SeedMark; readonly changed: readonly SeededTable[] },
): Promise<void> {
  for (const name of seededTablesIn(tables, rows)) {
    if (!since) await replaceRows(transaction, tables[name], realm, rows[name] ?? []);
    else if (since.changed.includes(name))
      await replaceChangedRows(transaction, tables[name], realm, rows[name] ?? [], rowChangedSince(since.mark));
  }
  await transaction
    .insert(tables.realmVersions)
    .values({ realm, version: 1 })
    .onConflictDoUpdate({ target: tables.realmVersions.realm, set: { version: sql`${tables.realmVersions.version} + 1` } });
}

const latest = new WeakMap<Seed, { readonly realm: Realm; readonly rows: Promise<RealmRows> }>();

/** Returns the rows of a new realm. Those of the last realm are cached, because the same realm is often reset again. */
function rowsOf(seed: Seed, realm: Realm): Promise<RealmRows> {
  const known = latest.get(seed);
  if (known?.realm === realm) return known.rows;
  const rows = seed.makeRows(realm);
  latest.set(seed, { realm, rows });
  return rows;
}

/** Resets realms of a shard to the seed in one transaction; logins, rate limits and idempotency records are deleted too. */
export async function resetRealms(data: ShardData, seed: Seed, realms: readonly Realm[]): Promise<void> {
  const { engine, tables } = data;
  const found = new Map<Realm, SeedMark | undefined>();
  for (const realm of realms) found.set(realm, await findSeedMark(data, realm));
  const marks = new Map<Realm, SeedMark>();
  await engine.database.transaction(async (transaction) => {
    const horizon = await seedHorizon(transaction);
    for (const realm of realms) {
      await seed.clear(transaction, tables, realm);
      const mark = found.get(realm);
      const since = mark && { mark, changed: await tablesChangedSince(transaction, tables, realm, mark) };
      const rows = since?.changed.length === 0 ? {} : await rowsOf(seed, realm);
      await writeRealm(transaction, tables, realm, rows, since);
      marks.set(realm, { horizon, writer: null, rowCounts: mark?.rowCounts ?? rowCountsOf(tables, rows) });
    }
    await seed.finish(transaction, tables, realms);
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
export async function seedShard({ engine, tables, shard }: ShardData, seed: Seed): Promise<void> {
  await engine.database.transaction(async (transaction) => {
    const rowCounts: Record<string, Record<string, number>> = {};
    await rebuildIndexes(transaction, tables.users, async () => {
      for (const realm of realmsOf(shard)) {
        const rows = await seed.makeRows(realm);
        await writeRealm(transaction, tables, realm, rows);
        rowCounts[realm] = Object.fromEntries(rowCountsOf(tables, rows));
      }
    });
    await transaction.insert(tables.clock).values({ id: 1, aheadMs: 0 });
    await transaction.insert(tables.stamp).values({ id: 1, version: seedVersion(), writer: await writerOf(transaction), rowCounts });
  });
  // PGlite has no autovacuum that would analyze later.
  await engine.database.execute(sql`analyze`);
}
