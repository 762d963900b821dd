import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Shard } from '../../../database/realms.ts';

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
  };
}
