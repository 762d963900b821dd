import { HttpError } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword, isOutdatedHash, isPassword } from '../../../access/passwords.ts';
import { addLoginFailure, clearLoginFailures, requireLoginAllowed } from '../../../access/rateLimits.ts';
import { type ServiceShard, type ServiceShards, shardOf } from '../../../access/serviceShard.ts';
import type { Realm } from '../../../database/realms.ts';
import { findDeletedByOwner } from '../../directory/index.ts';
import { findActivePerson } from '../person.ts';
import { findKnownDevice } from './knownDevices.ts';
import { createSession, type Session } from './sessions.ts';

/** The user name and password of a login. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Whoever sends the credentials of a login. */
export interface LoginClient {
  readonly address: string;
  /** The Cookie header. */
  readonly cookies: string | null | undefined;
}

/** The name of the 403 for the right password of an account that its owner has deleted. */
export const deletedAccount = 'DeletedAccountError';

/**
 * Logs a user in with a password; returns undefined alike for a wrong password, an unknown user and one whom staff deleted.
 * @param client its address, and the Cookie header with its device, for the rate limits
 * @throws {HttpError} 429 after too many failures, 403 for a right password whose user has no active school unit, or deleted the account
 */
export async function signIn(
  shards: ServiceShards,
  realm: Realm,
  { username, password }: Credentials,
  how: Pick<Session, 'methods' | 'secure'>,
  { address, cookies }: LoginClient,
): Promise<{ session: Session; secret: string } | undefined> {
  const shard = shardOf(shards, realm);
  const { engine, tables, clock } = shard;
  const startedAt = await clock.now();
  const { credentials } = tables;
  const [found] = await engine.database
    .select()
    .from(credentials)
    .where(and(eq(credentials.realm, realm), eq(credentials.nameKey, comparisonKey(username))));
  const device = found && (await findKnownDevice(engine.database, tables, found.userUid, cookies, startedAt));
  const attempt = { realm, account: username, address, device };
  await requireLoginAllowed(shard, attempt, startedAt);
  const deleted = found ? undefined : await findDeletedByOwner(shard, realm, username, startedAt);
  const fits = await isPassword(password, (found ?? deleted)?.passwordHash);
  const now = await clock.now();
  const person = await findActivePerson(engine.database, tables, realm, found?.userUid ?? '', now);
  // Concurrent attempts may have failed since the first check.
  await requireLoginAllowed(shard, attempt, now);
  if (!fits || !person) {
    // Told after the right password only: nobody else learns who has an account.
    if (found && fits && (await isLiving(shard, found.userUid)))
      throw new HttpError(403, { name: 'InactiveOrganizationError', message: 'No organisation of the user is active.' });
    if (deleted && fits) throw new HttpError(403, { name: deletedAccount, message: 'The owner of the account has deleted it.' });
    await addLoginFailure(shard, attempt, now);
    return undefined;
  }
  await clearLoginFailures(shard, attempt);
  if (found && isOutdatedHash(found.passwordHash))
    await engine.database
      .update(credentials)
      .set({ passwordHash: await hashPassword(password) })
      .where(and(eq(credentials.userUid, found.userUid), eq(credentials.passwordHash, found.passwordHash)));
  return createSession(
    engine.database,
    tables,
    { methods: how.methods, secure: how.secure && person.mayLogInSecurely, realm, userUid: person.uid },
    now,
  );
}

async function isLiving({ engine, tables: { users } }: ServiceShard, uid: string): Promise<boolean> {
  const living = and(eq(users.uid, uid), isNull(users.deletedAt));
  return (await engine.database.select({ uid: users.uid }).from(users).where(living)).length > 0;
}
