import { sql } from 'drizzle-orm';
import type { ServiceShards } from '../../../access/serviceShard.ts';

/**
 * Counts the rows written from now on, and returns a function that returns their number by table. An update to an equal value and a write that a
 * later one undoes count too; one that is rolled back does not, and neither
 * does the try that a limit counts.
 */
export async function recordWrites({ eu, us }: Pick<ServiceShards, 'eu' | 'us'>): Promise<() => Promise<unknown[]>> {
  // PGlite holds both shards in one database.
  const engines = [...new Set([eu.engine, us.engine])];
  for (const { database } of engines)
    await database.execute(
      sql.raw(`do $$
        declare target record;
        begin
          create schema recorded;
          create table recorded.writes (name text not null);
          create function recorded.write() returns trigger language plpgsql as $write$
            begin insert into recorded.writes values (tg_table_schema || '.' || tg_table_name); return null; end $write$;
          for target in select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'recorded')
            and tablename <> 'rate_limit_events' loop
            execute format('create trigger recorded after insert or update or delete on %I.%I for each row execute function recorded.write()',
              target.schemaname, target.tablename);
            execute format('create trigger recorded_truncate after truncate on %I.%I execute function recorded.write()',
              target.schemaname, target.tablename);
          end loop;
        end $$`),
    );
  const counts = `select coalesce(json_object_agg(name, rows), '{}') from (select name, count(*) as rows from recorded.writes group by name) part`;
  return () => Promise.all(engines.map((engine) => engine.json<unknown>(counts, [])));
}
