import { createHash } from 'node:crypto';
import type { Engine } from '../../../database/engine.ts';

/**
 * A digest of which versions of which rows all tables of a database hold. Whoever writes anything changes it, even by writing the same again
 * or by writing something and taking it back.
 */
export async function rowVersions(engine: Engine): Promise<string> {
  const tables = await engine.json<string[]>(
    `select json_agg(format('%I.%I', schemaname, tablename) order by 1) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    [],
  );
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, count(*) as rows, sum(hashtextextended(row.ctid::text || ' ' || row.xmin, 0)) as versions from ${table} row`,
  );
  const found = await engine.json<unknown>(`select json_agg(part order by name) from (${parts.join(' union all ')}) part`, []);
  return createHash('sha256').update(JSON.stringify(found)).digest('hex');
}
