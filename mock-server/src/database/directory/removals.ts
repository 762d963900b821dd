import { eq } from 'drizzle-orm';
import { settleDeletedUser } from '../../services/payment/settleDeletedUser.ts';
import type { ServiceShard } from '../../services/serviceShard.ts';
import type { Executor } from '../executor.ts';
import { isRealm } from '../realms.ts';
import type { Tables } from '../tables.ts';
import type { SubjectChanges } from './auditLog.ts';
import { refreshDenormalizedMemberships } from './denormalizedMemberships.ts';
import { lockUsers } from './directoryLocks.ts';

/**
 * Removes a locked user's associations, memberships and credentials, settles what they pay, and returns the changes; the row itself is erased 30 days after `now`, in
 * milliseconds (admin §9).
 */
export async function removeUser(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>,
  user: Pick<Tables['users']['$inferSelect'], 'uid' | 'userName'>,
  now: number,
): Promise<SubjectChanges[]> {
  const { users, associations, memberships, credentials, loginCards, userPeriods } = shard.tables;
  await executor.update(users).set({ deletedAt: now }).where(eq(users.uid, user.uid));
  const left = await executor
    .delete(associations)
    .where(eq(associations.userUid, user.uid))
    .returning({ schoolUid: associations.schoolUid });
  await executor.delete(memberships).where(eq(memberships.userUid, user.uid));
  await executor.delete(credentials).where(eq(credentials.userUid, user.uid));
  await executor.delete(loginCards).where(eq(loginCards.userUid, user.uid));
  // The licences that the user had are free again.
  await executor.delete(userPeriods).where(eq(userPeriods.owner, user.uid));
  await settleDeletedUser(executor, shard, user.uid, now);
  const deletion = { schoolUids: left.map(({ schoolUid }) => schoolUid) };
  return [{ subject: user.uid, changes: [{ field: 'deleted', before: null, after: user.userName }], deletion }];
}

/** Deletes a locked group and returns the changes, those of its members included; the members stay users of their school units. */
export async function removeGroup(executor: Executor, tables: Tables, group: Tables['groups']['$inferSelect']): Promise<SubjectChanges[]> {
  const { groups, memberships } = tables;
  if (!isRealm(group.realm)) throw new Error(`The group ${group.uid} is of no realm.`);
  const members = await executor.select({ uid: memberships.userUid }).from(memberships).where(eq(memberships.groupUid, group.uid));
  const uids = members.map(({ uid }) => uid);
  await lockUsers(executor, tables, uids);
  await executor.delete(memberships).where(eq(memberships.groupUid, group.uid));
  await executor.delete(groups).where(eq(groups.uid, group.uid));
  await refreshDenormalizedMemberships(executor, tables, group.realm, uids);
  // The log shows the newest entry first: the group before its members.
  return [
    ...uids.map((subject) => ({ subject, changes: [{ field: `groups.${group.uid}`, before: group.name, after: null }] })),
    {
      subject: group.uid,
      changes: [{ field: 'deleted', before: null, after: group.name }],
      deletion: { schoolUids: [group.schoolUid], name: group.name },
    },
  ];
}
