import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on PGlite or on PostgreSQL: the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A PostgreSQL that the sandbox works on, embedded or a server. */
export interface Engine {
  /** Whether other processes may write the same data. */
  readonly isShared: boolean;
  readonly database: Database;
  /** The one JSON value that a statement selects, prepared and without Drizzle; for the reads that have to be fast. */
  json<Value>(statement: string, values: readonly unknown[]): Promise<Value>;
  /** Brings the tables up to date. */
  migrate(): Promise<void>;
  /** Runs start-up work while no other process does. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the migrations lie. */
export const migrationsFolder = new URL('../../drizzle', import.meta.url).pathname;
