import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Executor, rowsOf } from './executor.ts';

/** Drops a table's indexes (except those of keys), fills it and rebuilds them, which is many times faster than updating them row by row. */
export async function rebuildIndexes(executor: Executor, table: PgTable, fill: () => Promise<void>): Promise<void> {
  const { name, schema = 'public' } = getTableConfig(table);
  const indexes = await rowsOf<{ indexname: string; indexdef: string }>(
    executor,
    sql`select indexname, indexdef from pg_indexes where schemaname = ${schema} and tablename = ${name} and indexdef like 'CREATE INDEX %'`,
  );
  for (const { indexname } of indexes) await executor.execute(sql`drop index ${sql.identifier(schema)}.${sql.identifier(indexname)}`);
  await fill();
  for (const { indexdef } of indexes) await executor.execute(sql.raw(indexdef));
}
