import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../../database/realms.ts';

/** Defines the tables of the login cards and of their prints. */
export function loginCardTables(shard: Shard) {
  const schema = pgSchema(`customer_management_${shard}`);
  /** QR cards; the content of a card is derived from its uid and the shard's card key, and never stored. */
  const loginCards = schema.table(
    'login_cards',
    {
      uid: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      userUid: text('user_uid').notNull(),
      issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
      voidedAt: bigint('voided_at', { mode: 'number' }),
    },
    (table) => [uniqueIndex().on(table.userUid).where(sql`voided_at is null`)],
  );
  const loginCardPrints = schema.table(
    'login_card_prints',
    {
      uid: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
      subjectKind: text('subject_kind', { enum: ['user', 'group', 'schoolUnit'] }).notNull(),
      subject: text().notNull(),
      subjectName: text('subject_name').notNull(),
      method: text({ enum: ['qr', 'pwd'] }).notNull(),
      count: integer().notNull(),
      printedAt: bigint('printed_at', { mode: 'number' }).notNull(),
      actorUid: text('actor_uid').notNull(),
      actorName: text('actor_name').notNull(),
    },
    (table) => [index().on(table.realm, table.id)],
  );
  return {
    loginCards,
    loginCardPrints,
  };
}
