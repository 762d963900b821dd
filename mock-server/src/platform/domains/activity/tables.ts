import { bigint, index, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../database/realms.ts';

/** Defines the table of the activity stream and of the reader's events. */
export function eventTables(shard: Shard) {
  const schema = pgSchema(`events_${shard}`);
  return {
    schema,
    events: schema.table(
      'events',
      {
        realm: text().$type<Realm>().notNull(),
        stream: text().$type<'activity' | 'analytics'>().notNull(),
        id: text().notNull(),
        userUid: text('user_uid').notNull(),
        event: jsonb().$type<Record<string, unknown>>().notNull(),
        storedAt: bigint('stored_at', { mode: 'number' }).notNull(),
      },
      (table) => [
        primaryKey({ columns: [table.realm, table.stream, table.id] }),
        index('events_stored_index').on(table.realm, table.stream, table.storedAt),
      ],
    ),
  };
}
