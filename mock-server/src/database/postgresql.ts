import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Engine, migrationsFolder } from './engine.ts';

// One number for every sandbox process: who holds it, migrates and seeds.
const startUpLock = 7_262_545;

/** How many statements stay prepared on each connection; further ones are planned each time. */
const mostPrepared = 300;

/** Opens a PostgreSQL server at an address; any number of processes may share it. */
export function openPostgresql(address: string): Engine {
  const pool = new pg.Pool({ connectionString: address, max: 8 });
  // A connection that the server closes while it idles is replaced by the next query; without a listener it would end the process.
  pool.on('error', (reason) => {
    if (!pool.ending) console.error(`A connection to PostgreSQL ended: ${reason.message}`);
  });
  const database = drizzle(pool);
  const names = new Map<string, string>();
  const named = (statement: string): { name?: string } => {
    const name = names.get(statement) ?? `sandbox_${names.size}`;
    if (!names.has(statement) && names.size >= mostPrepared) return {};
    names.set(statement, name);
    return { name };
  };
  return {
    isShared: true,
    database,
    async json<Value>(text: string, values: readonly unknown[]) {
      const { rows } = await pool.query<[Value]>({ ...named(text), text, values: [...values], rowMode: 'array' });
      const [row] = rows;
      if (!row) throw new Error('A statement that selects one value came back empty.');
      return row[0];
    },
    migrate: () => migrate(database, { migrationsFolder }),
    async exclusively(run) {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [startUpLock]);
        return await run();
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [startUpLock]).finally(() => holder.release());
      }
    },
    close: () => pool.end(),
  };
}
