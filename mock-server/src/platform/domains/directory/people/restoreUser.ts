import { conflict, notFound } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { SubjectChanges } from '../rows/auditLog.ts';
import { refreshDenormalizedMemberships } from '../rows/denormalizedMemberships.ts';
import { lockSchoolUnitsShared } from '../rows/directoryLocks.ts';
import { claimUserName, type NameSpace } from './claimUserName.ts';
import { isEmailInUse } from './emailInUse.ts';
import { requireChangeable, type VisibleUser } from './findUser.ts';

type Removed = Tables['removedUsers']['$inferSelect'];

const day = 24 * 3_600_000;

/** Returns the uids of the groups of a deleted user that still exist. Locks them until the transaction ends. */
async function lockGroupsLeft(
  executor: Executor,
  { groups, users, removedUsers }: Tables,
  isUser: SQL | undefined,
): Promise<ReadonlySet<string>> {
  const [removed] = await executor
    .select({ memberships: removedUsers.memberships })
    .from(removedUsers)
    .innerJoin(users, eq(users.uid, removedUsers.userUid))
    .where(isUser);
  if (!removed || removed.memberships.length === 0) return new Set();
  const uids = removed.memberships.map(({ groupUid }) => groupUid);
  const left = await executor
    .select({ uid: groups.uid })
    .from(groups)
    .where(inArray(groups.uid, uids))
    .orderBy(asc(groups.uid))
    .for('share');
  return new Set(left.map(({ uid }) => uid));
}

/** Locks a deleted user who is not erased yet, with the associations at the deletion; throws 404 if there is none. */
async function lockRemovedUser(executor: Executor, { users, removedUsers }: Tables, isUser: SQL | undefined, now: number) {
  // Whoever waits here for another restore finds a user who is not deleted any more.
  const isRemoved = and(isUser, gt(users.deletedAt, now - erasureDays * day));
  const [user] = await executor.select().from(users).where(isRemoved).for('update');
  const [removed] = user ? await executor.delete(removedUsers).where(eq(removedUsers.userUid, user.uid)).returning() : [];
  if (!user || !removed) throw notFound('There is no such deleted user.');
  return { user, removed };
}

/** Throws 409 if somebody else has the name or the confirmed email address of a user by now. Locks the user names of the realm. */
async function requireUnique(place: NameSpace, executor: Executor, { uid, realm, userName, email, emailVerified }: VisibleUser['user']) {
  await claimUserName(place, executor, userName, { count: 0, exceptUid: uid });
  if (email !== null && emailVerified && (await isEmailInUse(executor, place.shard.tables, realm, email, uid)))
    throw conflict('There is a person with this email address.', { attribute: 'email', reason: 'unique' });
}

/** Returns the removed associations with school units that still exist; throws 409 if there is none, because a user keeps at least one organisation. */
async function findAssociationsLeft(executor: Executor, { schoolUnits }: Tables, { associations }: Removed, attribute: string) {
  const uids = associations.map(({ schoolUid }) => schoolUid);
  const left =
    uids.length > 0 ? await executor.select({ uid: schoolUnits.uid }).from(schoolUnits).where(inArray(schoolUnits.uid, uids)) : [];
  if (left.length === 0) throw conflict('No school unit of this user is left.', { attribute, reason: 'minItems' });
  return associations.filter(({ schoolUid }) => left.some(({ uid }) => uid === schoolUid));
}

/** Who may restore a user: `requireAllowed` throws for others. `unitsAttribute` is the attribute of school units in the contract of the caller. */
interface RestoreRules {
  readonly requireAllowed: (user: VisibleUser) => void;
  readonly unitsAttribute: string;
}

/**
 * Restores a deleted user whom a condition finds for a manager, see {@link bringBack}. `requireAllowed` throws for managers who could not have deleted
 * the user; it gets the associations at the deletion.
 * @throws {HttpError} as `bringBack`, and 403 for a caller who could not delete the user
 */
export function restoreRemovedUser(
  manager: RequestContext,
  executor: Executor,
  found: SQL,
  { requireAllowed, unitsAttribute }: RestoreRules,
): Promise<SubjectChanges[]> {
  return bringBack(manager, executor, found, {
    requireAllowed: (user) => {
      requireChangeable(manager, user);
      requireAllowed(user);
    },
    unitsAttribute,
  });
}

/**
 * Restores a deleted user whom a condition finds, and returns the changes: what `removeUser` removed comes back and stopped plans go on, but no login,
 * no login card, no bank card and no licence comes back.
 * @throws {HttpError} 404 for a user who is unknown, not deleted or erased; 409 if somebody else has the name by now
 */
export async function bringBack(
  place: NameSpace & Pick<RequestContext, 'now' | 'shard'>,
  executor: Executor,
  found: SQL | undefined,
  { requireAllowed, unitsAttribute }: RestoreRules,
): Promise<SubjectChanges[]> {
  const { tables } = place.shard;
  const { realm } = place.caller;
  const { users, associations, memberships, credentials, userPeriods } = tables;
  const isUser = and(found, eq(users.realm, realm));
  await lockSchoolUnitsShared(executor, tables, realm);
  const groupsLeft = await lockGroupsLeft(executor, tables, isUser);
  const { user, removed } = await lockRemovedUser(executor, tables, isUser, place.now);
  requireAllowed({ user, associations: removed.associations });
  const associationsLeft = await findAssociationsLeft(executor, tables, removed, unitsAttribute);
  await requireUnique(place, executor, user);
  await executor.update(users).set({ deletedAt: null }).where(eq(users.uid, user.uid));
  await executor.insert(associations).values(associationsLeft);
  const membershipsLeft = removed.memberships.filter(({ groupUid }) => groupsLeft.has(groupUid));
  if (membershipsLeft.length > 0) await executor.insert(memberships).values(membershipsLeft);
  if (removed.periods.length > 0) await executor.insert(userPeriods).values(removed.periods);
  const { passwordHash } = removed;
  if (passwordHash !== null)
    await executor.insert(credentials).values({ realm, nameKey: comparisonKey(user.userName), userUid: user.uid, passwordHash });
  for (const follower of place.shard.followers) await follower.restored(executor, place.shard, user.uid, place.now);
  await refreshDenormalizedMemberships(executor, tables, realm, [user.uid]);
  return [{ subject: user.uid, changes: [{ field: 'restored', before: null, after: user.userName }] }];
}
