import { bigint, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from './realms.ts';

/** Defines the sandbox's own tables on a shard: the clock, the seed's version, list versions, snapshots, idempotency records and the events of rate limits. */
export function ownTables(shard: Shard) {
  const schema = pgSchema(`sandbox_${shard}`);
  return {
    schema,
    /** One row: the offset of the sandbox's clock from the machine's, in milliseconds. */
    clock: schema.table('clock', { id: integer().primaryKey(), aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull() }),
    /** One row: the version of the seed that the data started from. */
    stamp: schema.table('stamp', {
      id: integer().primaryKey(),
      version: text().notNull(),
      /** The transaction that wrote the seed and this row, as PostgreSQL's `xmin` names it; null in data of earlier versions. */
      writer: text(),
      /** The number of rows in the seed, by realm and table. */
      rowCounts: jsonb('row_counts').$type<Record<string, Record<string, number>>>(),
    }),
    /** One row per realm; every write that affects lists increments the version, so that processes know when a cached total is stale. */
    realmVersions: schema.table('realm_versions', {
      realm: text().$type<Realm>().primaryKey(),
      version: bigint({ mode: 'number' }).notNull(),
    }),
    /** Named snapshots; the copies are in their own PostgreSQL schemas, named by the number. */
    snapshots: schema.table('snapshots', {
      name: text().primaryKey(),
      number: integer().notNull().generatedAlwaysAsIdentity(),
      /** In milliseconds since 1970, by the machine's clock. */
      takenAt: bigint('taken_at', { mode: 'number' }).notNull(),
      /** The same moment by the sandbox's clock. */
      sandboxTime: bigint('sandbox_time', { mode: 'number' }).notNull(),
    }),
    /** The users who were erased for ever: no snapshot and no backup brings them back, and nobody gets their id again. */
    erasedUsers: schema.table('erased_users', {
      uid: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      /** The legacy id. */
      id: integer().notNull(),
    }),
    /** The first responses to requests with an Idempotency-Key. */
    idempotencyRecords: schema.table('first_answers', {
      key: text().primaryKey(),
      /** Encrypted with a key that only the request gives; null until the first request is done. */
      response: text(),
      /** The idempotency key under which the request calls the card provider. */
      providerKey: text('provider_key').notNull(),
      at: bigint({ mode: 'number' }).notNull(),
    }),
    /** What counts for rate limits, by the sandbox's clock. */
    rateLimitEvents: schema.table(
      'rate_limit_events',
      {
        id: integer().primaryKey().generatedAlwaysAsIdentity(),
        realm: text().$type<Realm>().notNull(),
        /** The name of the limit. */
        limit: text('limit_name').notNull(),
        /** Whom the limit is for: an address, an account, an account at an address, or a recipient, in all or for an asker. */
        subject: text().notNull(),
        at: bigint({ mode: 'number' }).notNull(),
      },
      (table) => [index().on(table.limit, table.subject, table.at)],
    ),
  };
}
