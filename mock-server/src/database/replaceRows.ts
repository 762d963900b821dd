import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';
import type { Realm } from './realms.ts';

function listed(names: readonly string[], of?: string): SQL {
  const prefix = of === undefined ? sql`` : sql`${sql.identifier(of)}.`;
  return sql.join(
    names.map((name) => sql`${prefix}${sql.identifier(name)}`),
    sql`, `,
  );
}

/**
 * Makes a realm's rows of a table equal to the given ones. All rows are sent in one parameter, which is many times faster than one per value, and
 * only rows that differ are written.
 */
export async function replaceRows<Table extends PgTable>(
  executor: Executor,
  table: Table,
  realm: Realm,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const { name, schema, columns, primaryKeys } = getTableConfig(table);
  const names = columns.map((column) => column.name);
  const key =
    primaryKeys[0]?.columns.map((column) => column.name) ?? columns.filter((column) => column.primary).map((column) => column.name);
  const keyOf = new Map(Object.entries(table).flatMap(([property, column]) => (columns.includes(column) ? [[column.name, property]] : [])));
  const records = rows.map((row) => Object.fromEntries(names.map((column) => [column, Reflect.get(row, keyOf.get(column) ?? column)])));
  const target = sql`${sql.identifier(schema ?? 'public')}.${sql.identifier(name)}`;
  const seed = sql`with seed as materialized (select * from json_populate_recordset(null::${target}, ${JSON.stringify(records)}::json))`;
  // Rows that differ are deleted before any is inserted, so that no unique value blocks another row's.
  await executor.execute(sql`${seed}
    delete from ${target} present where realm = ${realm} and not exists (
      select from seed where (${listed(key, 'seed')}) = (${listed(key, 'present')})
      and (${listed(names, 'seed')}) is not distinct from (${listed(names, 'present')}))`);
  await executor.execute(sql`${seed}
    insert into ${target} (${listed(names)}) select ${listed(names)} from seed on conflict (${listed(key)}) do nothing`);
}
