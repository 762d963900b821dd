import { logFault } from '@realmkit/contract-engine/http';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { withAmbientTransaction } from './ambientTransaction.ts';
import { type Engine, migrationsFolder } from './engine.ts';

// The advisory lock of all sandbox processes: its holder migrates and seeds.
const startUpLock = 7_262_545;
// The advisory lock of the process that runs the regular jobs.
const jobsLock = 7_262_546;

/** The number of statements that stay prepared on each connection; further ones are planned each time. */
const maxPrepared = 300;

/** The time that a request waits for a connection, in milliseconds. */
const connectionTimeout = 30_000;
/** The time in which a server that works answers the smallest query, in milliseconds. */
const pingTimeout = 5000;

/** Opens a PostgreSQL database by its connection string; any number of processes may share it. */
export function openPostgresql(connectionString: string): Engine {
  const pool = new pg.Pool({ connectionString: connectionString, max: 8, keepAlive: true, connectionTimeoutMillis: connectionTimeout });
  // The pool replaces a connection that the server closed; without a listener of its own, the error of a connection in use would end the process.
  pool.on('connect', (client) =>
    client.on('error', (reason) => {
      if (!pool.ending) logFault('A connection to PostgreSQL ended', reason.message);
    }),
  );
  pool.on('error', () => {
    // The listener above has logged it.
  });
  const database = drizzle(pool);
  // Drizzle never returns a connection on which `begin` failed: after a few of them the pool would be empty for good.
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      client.release();
    }
  };
  const names = new Map<string, string>();
  const named = (statement: string): { name?: string } => {
    const name = names.get(statement) ?? `sandbox_${names.size}`;
    if (!names.has(statement) && names.size >= maxPrepared) return {};
    names.set(statement, name);
    return { name };
  };
  return withAmbientTransaction({
    isShared: true,
    database,
    async json<Value>(text: string, values: readonly unknown[]) {
      const { rows } = await pool.query<[Value]>({ ...named(text), text, values: [...values], rowMode: 'array' });
      const [row] = rows;
      if (!row) throw new Error('A statement that selects one value came back empty.');
      return row[0];
    },
    migrate: () => migrate(database, { migrationsFolder }),
    async runExclusive(run) {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [startUpLock]);
        return await run();
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [startUpLock]).finally(() => holder.release());
      }
    },
    async runJobsAlone(run) {
      const holder = await pool.connect();
      try {
        const { rows } = await holder.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [jobsLock]);
        if (!rows[0]?.locked) return;
        try {
          await run();
        } finally {
          await holder.query('select pg_advisory_unlock($1)', [jobsLock]);
        }
      } finally {
        holder.release();
      }
    },
    async ping() {
      const timeout = AbortSignal.timeout(pingTimeout);
      const late = new Promise((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason)));
      await Promise.race([pool.query('select'), late]);
    },
    close: () => pool.end(),
  });
}
