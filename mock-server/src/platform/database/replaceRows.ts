import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Executor, rowsOf } from './executor.ts';
import type { Realm } from './realms.ts';

function listed(names: readonly string[], of?: string): SQL {
  const prefix = of === undefined ? sql`` : sql`${sql.identifier(of)}.`;
  return sql.join(
    names.map((name) => sql`${prefix}${sql.identifier(name)}`),
    sql`, `,
  );
}

/** Returns what statements need to know of a table, and a function that returns a row's value of a column. */
function describeTable(table: PgTable) {
  const { name, schema, columns, primaryKeys } = getTableConfig(table);
  const names = columns.map((column) => column.name);
  const key =
    primaryKeys[0]?.columns.map((column) => column.name) ?? columns.filter((column) => column.primary).map((column) => column.name);
  const propertyOf = new Map(
    Object.entries(table).flatMap(([property, column]) => (columns.includes(column) ? [[column.name, property]] : [])),
  );
  return {
    target: sql`${sql.identifier(schema ?? 'public')}.${sql.identifier(name)}`,
    names,
    key,
    readColumn: (row: object, column: string): unknown => Reflect.get(row, propertyOf.get(column) ?? column),
  };
}

type Described = ReturnType<typeof describeTable>;

/** Returns the rows as a table `seed`. All are sent in one parameter, which is many times faster than one per value. */
function seedOf({ target, names, readColumn }: Described, rows: readonly object[]): SQL {
  const records = rows.map((row) => Object.fromEntries(names.map((column) => [column, readColumn(row, column)])));
  return sql`with seed as materialized (select * from json_populate_recordset(null::${target}, ${JSON.stringify(records)}::json))`;
}

const insertSeed = ({ target, names, key }: Described, seed: SQL): SQL =>
  sql`${seed} insert into ${target} (${listed(names)}) select ${listed(names)} from seed on conflict (${listed(key)}) do nothing`;

/** Makes a realm's rows of a table equal to the given ones. Only rows that differ are written. */
export async function replaceRows<Table extends PgTable>(
  executor: Executor,
  table: Table,
  realm: Realm,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const described = describeTable(table);
  const { target, names, key } = described;
  const seed = seedOf(described, rows);
  // Rows that differ are deleted before any is inserted, so that no unique value blocks another row's.
  await executor.execute(sql`${seed}
    delete from ${target} present where realm = ${realm} and not exists (
      select from seed where (${listed(key, 'seed')}) = (${listed(key, 'present')})
      and (${listed(names, 'seed')}) is not distinct from (${listed(names, 'present')}))`);
  await executor.execute(insertSeed(described, seed));
}

/** Does the same as {@link replaceRows} where `changed` is true of every row that may differ: only these and the missing ones are written. */
export async function replaceChangedRows<Table extends PgTable>(
  executor: Executor,
  table: Table,
  realm: Realm,
  rows: readonly Table['$inferInsert'][],
  changed: SQL,
): Promise<void> {
  const described = describeTable(table);
  const { target, key, readColumn } = described;
  await executor.execute(sql`delete from ${target} where realm = ${realm} and ${changed}`);
  const texts = sql.join(
    key.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  const left = await rowsOf<{ key: string }>(
    executor,
    sql`select json_build_array(${texts})::text as key from ${target} where realm = ${realm}`,
  );
  const present = new Set(left.map((row) => JSON.stringify(JSON.parse(row.key))));
  const missing = rows.filter((row) => !present.has(JSON.stringify(key.map((column) => String(readColumn(row, column))))));
  if (missing.length > 0) await executor.execute(insertSeed(described, seedOf(described, missing)));
}
