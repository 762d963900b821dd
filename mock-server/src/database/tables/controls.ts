import { bigint, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Shard } from '../realms.ts';

/** What the sandbox itself keeps on a shard: its clock, what it was seeded with, and how often a realm was written. */
export function controlTables(shard: Shard) {
  const schema = pgSchema(`sandbox_${shard}`);
  return {
    schema,
    /** One row: how far the sandbox's time is ahead of the machine's, in milliseconds. */
    clock: schema.table('clock', { id: integer().primaryKey(), aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull() }),
    /** One row: the version of the seed that the data began with. */
    stamp: schema.table('stamp', { id: integer().primaryKey(), version: text().notNull() }),
    /** One row a realm; every write of what lists show raises the version, so that processes know when a total is old. */
    realmVersions: schema.table('realm_versions', { realm: text().primaryKey(), version: bigint({ mode: 'number' }).notNull() }),
    /** What was kept under a name; the copies lie in a PostgreSQL schema of their own, named by the number. */
    snapshots: schema.table('snapshots', {
      name: text().primaryKey(),
      number: integer().notNull().generatedAlwaysAsIdentity(),
      /** In milliseconds since 1970, by the machine's clock. */
      takenAt: bigint('taken_at', { mode: 'number' }).notNull(),
      /** The same moment by the sandbox's clock. */
      sandboxTime: bigint('sandbox_time', { mode: 'number' }).notNull(),
    }),
    /** First answers to requests with an Idempotency-Key. */
    firstAnswers: schema.table('first_answers', {
      key: text().primaryKey(),
      status: integer().notNull(),
      headers: jsonb().$type<Record<string, string>>().notNull(),
      /** The body in `value`; null where the answer has none. */
      body: jsonb().$type<{ value: unknown }>(),
      at: bigint({ mode: 'number' }).notNull(),
    }),
  };
}
