import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Engine } from '../database/engine.ts';
import { type Executor, rowsOf } from '../database/executor.ts';
import type { Realm } from '../database/realms.ts';
import type { Tables } from '../database/tables.ts';
import type { RealmRows, SeededTable } from './rows.ts';

/** The state of a realm when it was last reset to the seed. */
export interface SeedMark {
  /** The oldest running transaction at that time: every later change has its id or a newer one. */
  readonly horizon: string;
  /** The number of rows in the seed, by table. */
  readonly rowCounts: ReadonlyMap<SeededTable, number>;
}

const marks = new WeakMap<Engine, Map<Realm, SeedMark>>();

/** Returns the mark of a realm, or undefined while this process has not reset the realm yet. */
export const seedMarkOf = (engine: Engine, realm: Realm): SeedMark | undefined => marks.get(engine)?.get(realm);

/** Stores that a realm equals the seed. Call it after the transaction of the reset has committed. */
export function setSeedMark(engine: Engine, realm: Realm, mark: SeedMark): void {
  marks.set(engine, (marks.get(engine) ?? new Map<Realm, SeedMark>()).set(realm, mark));
}

/** Returns the horizon for a mark that is set after the transaction of `executor` has committed. Call it first in that transaction. */
export async function seedHorizon(executor: Executor): Promise<string> {
  const [row] = await rowsOf<{ horizon: string }>(
    executor,
    sql`select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint & 4294967295)::text as horizon`,
  );
  if (!row) throw new Error('The database did not tell its oldest transaction.');
  return row.horizon;
}

/** Returns the number of rows in each table of a realm's seed. */
export const rowCountsOf = (rows: RealmRows): SeedMark['rowCounts'] =>
  new Map((Object.keys(rows) as SeededTable[]).map((name) => [name, rows[name]?.length ?? 0]));

/**
 * Returns the tables of a realm that may differ from the seed: a row was written since the mark, or the number of rows differs. PostgreSQL stores
 * with each row the transaction that wrote it (`xmin`), so this reads no row's content and is many times faster than comparing all of them.
 */
export async function tablesChangedSince(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  { horizon, rowCounts }: SeedMark,
): Promise<SeededTable[]> {
  const changed = [...rowCounts].map(([name, count]): SQL => {
    const { name: table, schema } = getTableConfig(tables[name]);
    return sql`select ${name}::text as name where (select count(*) <> ${count}::int or coalesce(bool_or(age(xmin) <= age(${horizon}::xid)), false)
      from ${sql.identifier(schema ?? 'public')}.${sql.identifier(table)} where realm = ${realm})`;
  });
  const rows = await rowsOf<{ name: SeededTable }>(executor, sql.join(changed, sql` union all `));
  return rows.map(({ name }) => name);
}
