import type { ServiceShards } from '../../../services/serviceShard.ts';

/**
 * Returns for every table the number of rows and the transaction that wrote the newest of them. Any write changes that, even of an equal value or
 * one that is undone later.
 */
export async function rowVersions({ eu, us }: Pick<ServiceShards, 'eu' | 'us'>): Promise<unknown[]> {
  // PGlite holds both shards in one database.
  const engines = [...new Set([eu.engine, us.engine])];
  return Promise.all(
    engines.map(async (engine) => {
      const tables = await engine.json<string[]>(
        `select json_agg(format('%I.%I', schemaname, tablename) order by 1) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
        [],
      );
      const parts = tables.map((table) => `select '${table}' as name, count(*) as rows, max(xmin::text::bigint) as newest from ${table}`);
      return engine.json<unknown>(`select json_agg(part order by name) from (${parts.join(' union all ')}) part`, []);
    }),
  );
}
