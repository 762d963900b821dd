import { bigint, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Shard } from '../realms.ts';

/** Tables of the account service; the person's own data are the directory's. */
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
    /** Mails that the platform would have sent, rendered. */
    mails: schema.table('mails', {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      realm: text().notNull(),
      recipient: text().notNull(),
      subject: text().notNull(),
      /** The address that the mail leads to. */
      link: text(),
      html: text().notNull(),
      text: text().notNull(),
      sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    }),
  };
}
