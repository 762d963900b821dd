import type { components } from '@realmkit/openapi/types/auth';
import { bigint, boolean, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../../database/realms.ts';

type AuthenticationMethod = components['schemas']['AuthenticationMethod'];

/** Defines the tables of the auth service; secrets are stored as hashes, times in milliseconds since 1970 by the sandbox's clock. */
export function authTables(shard: Shard) {
  const schema = pgSchema(`auth_${shard}`);
  return {
    schema,
    signingKeys: schema.table('signing_keys', {
      kid: text().primaryKey(),
      privateKey: jsonb('private_key').$type<Record<string, string>>().notNull(),
    }),
    credentials: schema.table(
      'credentials',
      {
        realm: text().$type<Realm>().notNull(),
        /** The user name as it is compared; `UID:` and the uid of somebody whose name an older account has. */
        nameKey: text('name_key').notNull(),
        userUid: text('user_uid').notNull(),
        passwordHash: text('password_hash').notNull(),
      },
      (table) => [primaryKey({ columns: [table.realm, table.nameKey] }), uniqueIndex().on(table.userUid)],
    ),
    /** Browser sessions of the auth service; the id is the hash of the cookie, and the `sid` of id tokens. */
    sessions: schema.table('sessions', {
      id: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      userUid: text('user_uid').notNull(),
      methods: jsonb().$type<AuthenticationMethod[]>().notNull(),
      secure: boolean().notNull(),
      authTime: bigint('auth_time', { mode: 'number' }).notNull(),
      expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    }),
    /** The devices on which an account has logged in; the id is the hash of the cookie and the uid, so that accounts do not share it. */
    knownDevices: schema.table('known_devices', {
      id: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      userUid: text('user_uid').notNull(),
      expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    }),
    codes: schema.table('codes', {
      hash: text().primaryKey(),
      sessionId: text('session_id').notNull(),
      clientId: text('client_id').notNull(),
      redirectUri: text('redirect_uri').notNull(),
      challenge: text().notNull(),
      nonce: text(),
      actAs: text('act_as'),
      expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
      /** The login whose tokens the code was exchanged for. */
      familyId: text('family_id'),
    }),
    /** One row for each login of an app; its tokens are revoked together. */
    families: schema.table('families', {
      id: text().primaryKey(),
      sessionId: text('session_id').notNull(),
      realm: text().$type<Realm>().notNull(),
      clientId: text('client_id').notNull(),
      userUid: text('user_uid').notNull(),
      actorUid: text('actor_uid'),
      methods: jsonb().$type<AuthenticationMethod[]>().notNull(),
      secure: boolean().notNull(),
      authTime: bigint('auth_time', { mode: 'number' }).notNull(),
      revokedAt: bigint('revoked_at', { mode: 'number' }),
    }),
    refreshTokens: schema.table('refresh_tokens', {
      hash: text().primaryKey(),
      familyId: text('family_id').notNull(),
      expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
      usedAt: bigint('used_at', { mode: 'number' }),
    }),
  };
}
