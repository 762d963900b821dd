import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on PGlite or PostgreSQL; the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A PostgreSQL database of the sandbox, embedded or on a server. */
export interface Engine {
  /** True if other processes may write the same data. */
  readonly isShared: boolean;
  readonly database: Database;
  /** Returns the one JSON value that a statement selects, prepared and without Drizzle; for reads that must be fast. */
  json<Value>(statement: string, values: readonly unknown[]): Promise<Value>;
  /** Whether the caller runs in {@link Engine.inTransaction}. */
  readonly isInTransaction: boolean;
  /** Runs `run` in a transaction that includes everything it does with this engine; it is rolled back if `run` rejects. */
  inTransaction<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Runs `run` and takes back everything that it has written with this engine; what runs in it does not see that. */
  undone<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Runs the pending migrations. */
  migrate(): Promise<void>;
  /** Runs start-up work while no other process does. */
  runExclusive<T>(run: () => Promise<T>): Promise<T>;
  /** Runs the regular jobs, unless another process does at this moment. */
  runJobsAlone(run: () => Promise<void>): Promise<void>;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The folder of the migrations. */
export const migrationsFolder = new URL('../../../drizzle', import.meta.url).pathname;
