import type { components } from '@realmkit/openapi/types/library';
import { bigint, index, jsonb, pgSchema, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../database/realms.ts';

/** A bookmark as the contract defines it. */
export interface StoredBookmark {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly ncxRef: string; readonly URI?: string; readonly timeOffset?: number; readonly charOffset?: number };
}

/** Defines the tables of the library: users' marks in books, and shelves. The books themselves are the same everywhere. */
export function libraryTables(shard: Shard) {
  const schema = pgSchema(`library_${shard}`);
  const reader = { realm: text().$type<Realm>().notNull(), userUid: text('user_uid').notNull(), bookId: text('book_id').notNull() };
  return {
    schema,
    bookmarks: schema.table('bookmarks', { ...reader, bookmarks: jsonb().$type<StoredBookmark[]>().notNull() }, (table) => [
      primaryKey({ columns: [table.userUid, table.bookId] }),
    ]),
    lastmarks: schema.table(
      'lastmarks',
      {
        ...reader,
        position: text().notNull(),
        /** When the user was there, in ms since 1970. */
        readAt: bigint('read_at', { mode: 'number' }).notNull(),
      },
      (table) => [primaryKey({ columns: [table.userUid, table.bookId] })],
    ),
    annotations: schema.table(
      'annotations',
      {
        ...reader,
        annotationId: text('annotation_id').notNull(),
        annotation: jsonb().$type<components['schemas']['Annotation']>().notNull(),
      },
      (table) => [primaryKey({ columns: [table.userUid, table.bookId, table.annotationId] })],
    ),
    readLogs: schema.table(
      'read_logs',
      {
        ...reader,
        sessionId: text('session_id').notNull(),
        deviceId: text('device_id').notNull(),
        percentage: real().notNull(),
        /** Seconds since 1970. */
        timestamp: bigint({ mode: 'number' }).notNull(),
      },
      (table) => [primaryKey({ columns: [table.userUid, table.bookId, table.sessionId, table.timestamp] })],
    ),
    userBooks: schema.table('user_books', { ...reader, addedAt: bigint('added_at', { mode: 'number' }).notNull() }, (table) => [
      primaryKey({ columns: [table.userUid, table.bookId] }),
    ]),
    schoolUnitBooks: schema.table(
      'school_unit_books',
      {
        realm: text().$type<Realm>().notNull(),
        schoolUid: text('school_uid').notNull(),
        bookId: text('book_id').notNull(),
        addedAt: bigint('added_at', { mode: 'number' }).notNull(),
      },
      (table) => [primaryKey({ columns: [table.schoolUid, table.bookId] }), index('school_unit_books_index').on(table.realm)],
    ),
  };
}
