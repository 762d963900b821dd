import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import { isRealm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { SubjectChanges } from '../rows/auditLog.ts';
import { refreshDenormalizedMemberships } from '../rows/denormalizedMemberships.ts';
import { lockUsers } from '../rows/directoryLocks.ts';

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
