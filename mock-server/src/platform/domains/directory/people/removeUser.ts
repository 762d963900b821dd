import { forbidden } from '@realmkit/contract-engine';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { isRealm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { SubjectChanges } from '../rows/auditLog.ts';
import { endSignIns } from '../rows/endSignIns.ts';
import { allocateIds } from '../rows/sequences.ts';

/** Throws 403 for the last superuser of a realm: nobody could give the rights back. */
async function requireAnotherSuperuser(executor: Executor, tables: Tables, { uid, realm }: RemovedUser): Promise<void> {
  const { users } = tables;
  if (!isRealm(realm)) throw new Error(`The user ${uid} is of no realm.`);
  // Serializes two removals, which would each see the other superuser.
  await allocateIds(executor, tables, realm, 'user', 0);
  const others = and(eq(users.realm, realm), eq(users.superuser, true), isNull(users.deletedAt), ne(users.uid, uid));
  const [other] = await executor.select({ uid: users.uid }).from(users).where(others).limit(1);
  if (!other) throw forbidden('The last superuser cannot be deleted.');
}

type RemovedUser = Pick<Tables['users']['$inferSelect'], 'uid' | 'userName' | 'realm' | 'superuser'>;

/**
 * Removes a locked user's associations, memberships and credentials, settles their logins and what they pay, and returns the changes. Until the row itself is
 * erased, 30 days after `now` in milliseconds (admin §9), `restoreUser` brings the user back. Who deleted the account, its owner or staff, restores it.
 * @throws {HttpError} 403 for the last superuser of the realm
 * @throws {PendingError} while a charge of the user has not ended
 */
export async function removeUser(
  executor: Executor,
  shard: ServiceShard,
  user: RemovedUser,
  now: number,
  { byOwner = false }: { readonly byOwner?: boolean } = {},
): Promise<SubjectChanges[]> {
  const { users, associations, memberships, credentials, loginCards, userPeriods, removedUsers } = shard.tables;
  if (user.superuser) await requireAnotherSuperuser(executor, shard.tables, user);
  await executor.update(users).set({ deletedAt: now }).where(eq(users.uid, user.uid));
  const left = await executor.delete(associations).where(eq(associations.userUid, user.uid)).returning();
  const leftGroups = await executor.delete(memberships).where(eq(memberships.userUid, user.uid)).returning();
  const [credential] = await executor.delete(credentials).where(eq(credentials.userUid, user.uid)).returning();
  await executor.delete(loginCards).where(eq(loginCards.userUid, user.uid));
  await endSignIns(executor, shard.tables, [user.uid], now);
  // The licences that the user had are free again.
  const periods = await executor.delete(userPeriods).where(eq(userPeriods.owner, user.uid)).returning();
  const removed = {
    realm: user.realm,
    associations: left,
    memberships: leftGroups,
    periods: periods.filter(({ grantedFrom }) => grantedFrom === null),
    passwordHash: credential?.passwordHash ?? null,
    byOwner,
  };
  await executor
    .insert(removedUsers)
    .values({ userUid: user.uid, ...removed })
    .onConflictDoUpdate({ target: removedUsers.userUid, set: removed });
  for (const follower of shard.followers) await follower.deleted(executor, shard, user.uid, now);
  const deletion = { schoolUids: left.map(({ schoolUid }) => schoolUid) };
  return [{ subject: user.uid, changes: [{ field: 'deleted', before: null, after: user.userName }], deletion }];
}
