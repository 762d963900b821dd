import { bigint, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../database/realms.ts';

/** Defines the table of the outbox. */
export function mailTables(shard: Shard) {
  const schema = pgSchema(`account_${shard}`);
  return {
    /** Mails that the platform would have sent, rendered; placeholders stand for their link and codes. */
    mails: schema.table('mails', {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      realm: text().$type<Realm>().notNull(),
      recipient: text().notNull(),
      /** The recipient as it is compared; null only in rows that a start has still to migrate. */
      recipientComparisonKey: text('recipient_comparison_key'),
      subject: text().notNull(),
      /** The URL that the mail links to. */
      link: text(),
      /** The codes of gift cards that the mail brings. */
      codes: text().array().notNull().default([]),
      html: text().notNull(),
      text: text().notNull(),
      sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    }),
  };
}
