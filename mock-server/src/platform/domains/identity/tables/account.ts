import { bigint, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../../database/realms.ts';

/** Defines the tables of the account service; users themselves are in the directory. */
export function accountTables(shard: Shard) {
  const schema = pgSchema(`account_${shard}`);
  return {
    schema,
    emailValidations: schema.table('email_validations', {
      hash: text().primaryKey(),
      userUid: text('user_uid').notNull(),
      email: text().notNull(),
      expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
      usedAt: bigint('used_at', { mode: 'number' }),
    }),
    passwordResets: schema.table('password_resets', {
      hash: text().primaryKey(),
      userUid: text('user_uid').notNull(),
      /** The address that the link was sent to, which it confirms; null for a link of an earlier version. */
      email: text(),
      expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
      usedAt: bigint('used_at', { mode: 'number' }),
    }),
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
