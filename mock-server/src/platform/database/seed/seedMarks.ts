import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Engine } from '../engine.ts';
import { type Executor, rowsOf } from '../executor.ts';
import type { Realm } from '../realms.ts';
import type { ShardData } from '../shards.ts';
import type { Tables } from '../tables.ts';
import { type RealmRows, type SeededTable, seededTablesIn } from './rows.ts';
import { seedVersion } from './version.ts';

/** The state of a realm when it last equalled the seed. Transactions are named as in `xmin`, which PostgreSQL stores with each row. */
export interface SeedMark {
  /** The oldest running transaction at that time: every later change has its id or a newer one. */
  readonly horizon: string;
  /** The transaction that wrote the seed: its rows equal the seed, although they are as new as the horizon. Null if it wrote none. */
  readonly writer: string | null;
  /** The number of rows in the seed, by table. */
  readonly rowCounts: ReadonlyMap<SeededTable, number>;
}

const marks = new WeakMap<Engine, Map<Realm, SeedMark>>();

/** Stores that a realm equals the seed. Call it after the transaction of the reset has committed. */
export function setSeedMark(engine: Engine, realm: Realm, mark: SeedMark): void {
  marks.set(engine, (marks.get(engine) ?? new Map<Realm, SeedMark>()).set(realm, mark));
}

/** Returns the mark of the first seeding, if it wrote this version of the seed. */
async function firstMark({ engine, tables }: ShardData, realm: Realm): Promise<SeedMark | undefined> {
  const { stamp } = tables;
  const [found] = await engine.database
    .select({ version: stamp.version, writer: stamp.writer, rowCounts: stamp.rowCounts, xmin: sql`xmin::text` })
    .from(stamp);
  // In data that another database has been restored from, the row has another writer than it names, and the other rows may have too.
  if (!found?.writer || found.xmin !== found.writer || found.version !== seedVersion()) return undefined;
  const counts = found.rowCounts?.[realm] ?? {};
  const rowCounts = new Map(seededTablesIn(tables, counts).map((name) => [name, counts[name] ?? 0]));
  return rowCounts.size === 0 ? undefined : { horizon: found.writer, writer: found.writer, rowCounts };
}

/** Returns the mark of a realm's last reset by this process, else that of the first seeding, if there is one. */
export const findSeedMark = async (data: ShardData, realm: Realm): Promise<SeedMark | undefined> =>
  marks.get(data.engine)?.get(realm) ?? (await firstMark(data, realm));

/** Returns the horizon for a mark that is set after the transaction of `executor` has committed. Call it first in that transaction. */
export async function seedHorizon(executor: Executor): Promise<string> {
  const [row] = await rowsOf<{ horizon: string }>(
    executor,
    sql`select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint & 4294967295)::text as horizon`,
  );
  if (!row) throw new Error('The database did not tell its oldest transaction.');
  return row.horizon;
}

/** Returns the transaction of `executor`, or null while it has written nothing. */
export async function writerOf(executor: Executor): Promise<string | null> {
  const [row] = await rowsOf<{ writer: string | null }>(
    executor,
    sql`select (pg_current_xact_id_if_assigned()::text::bigint & 4294967295)::text as writer`,
  );
  return row?.writer ?? null;
}

/** Returns the number of rows in each table of a realm's seed. */
export const rowCountsOf = (tables: Tables, rows: RealmRows): SeedMark['rowCounts'] =>
  new Map(seededTablesIn(tables, rows).map((name) => [name, rows[name]?.length ?? 0]));

/** Returns the condition that a row may differ from the seed: another transaction than the mark's has written it since. */
export const rowChangedSince = ({ horizon, writer }: SeedMark): SQL =>
  sql`(age(xmin) <= age(${horizon}::xid) and xmin is distinct from ${writer}::xid)`;

/**
 * Returns the tables of a realm that may differ from the seed: a row was written since the mark, or the number of rows differs. This reads no row's
 * content and is many times faster than comparing all of them.
 */
export async function tablesChangedSince(executor: Executor, tables: Tables, realm: Realm, mark: SeedMark): Promise<SeededTable[]> {
  const changed = [...mark.rowCounts].map(([name, count]): SQL => {
    const { name: table, schema } = getTableConfig(tables[name]);
    return sql`select ${name}::text as name where (select count(*) <> ${count}::int or coalesce(bool_or(${rowChangedSince(mark)}), false)
      from ${sql.identifier(schema ?? 'public')}.${sql.identifier(table)} where realm = ${realm})`;
  });
  const rows = await rowsOf<{ name: SeededTable }>(executor, sql.join(changed, sql` union all `));
  return rows.map(({ name }) => name);
}
