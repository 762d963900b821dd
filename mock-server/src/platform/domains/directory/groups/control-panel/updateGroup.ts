import { forbidden, type Handler, invalid } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/control-panel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { hashNewPassword } from '../../../../access/newPassword.ts';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Tables } from '../../../../database/tables.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { fieldChanges } from '../../audit/fieldChanges.ts';
import { tellOwner } from '../../mails/tellOwner.ts';
import { accessTo, findPayers } from '../../people/control-panel/accessTo.ts';
import { setPassword } from '../../people/control-panel/password.ts';
import type { SubjectChanges } from '../../rows/auditLog.ts';
import { refreshDenormalizedMemberships } from '../../rows/denormalizedMemberships.ts';
import { lockUsers } from '../../rows/directoryLocks.ts';
import { groupSearchColumns } from '../../rows/groupRow.ts';
import { lockGroup } from './findGroup.ts';

type GroupRow = Tables['groups']['$inferSelect'];
type UserRow = Tables['users']['$inferSelect'];
type Data = components['schemas']['GroupChange']['data'];

async function writeGroup(staff: RequestContext, executor: Executor, group: GroupRow, { name, code }: Data): Promise<SubjectChanges> {
  const { groups } = staff.shard.tables;
  const before = { name: group.name, loginCode: group.loginCode };
  const after = { name: name?.trim() ?? before.name, loginCode: code === undefined ? before.loginCode : code };
  await executor
    .update(groups)
    .set({ ...after, ...groupSearchColumns(staff.caller.realm, after.name, group.externalId) })
    .where(eq(groups.uid, group.uid));
  return { subject: group.uid, changes: fieldChanges(before, after) };
}

async function membersOf(staff: RequestContext, executor: Executor, group: GroupRow): Promise<UserRow[]> {
  const { users, memberships } = staff.shard.tables;
  const rows = await executor
    .select({ user: users })
    .from(users)
    .innerJoin(memberships, eq(memberships.userUid, users.uid))
    .where(eq(memberships.groupUid, group.uid))
    .orderBy(asc(users.uid));
  return rows.map(({ user }) => user);
}

/** Writes passwords and age filters of the group's students. */
async function writeStudents(
  { shard, now }: RequestContext,
  executor: Executor,
  students: readonly UserRow[],
  { ageFilter }: Data,
  passwordHash: string | undefined,
): Promise<SubjectChanges[]> {
  const { tables } = shard;
  const uids = students.map(({ uid }) => uid);
  if (ageFilter !== undefined) await executor.update(tables.users).set({ ageFilter }).where(inArray(tables.users.uid, uids));
  const password = passwordHash === undefined ? [] : await setPassword(executor, tables, students, passwordHash, now);
  if (passwordHash !== undefined)
    for (const student of students) await tellOwner(executor, shard, student, { event: 'passwordChanged', now, byStaff: true });
  return students.map((student) => ({
    subject: student.uid,
    changes: [...(ageFilter === undefined ? [] : fieldChanges({ ageFilter: student.ageFilter }, { ageFilter })), ...password],
  }));
}

/** Throws 403 if one of the group's students keeps their password to themselves. */
async function requireOwnPasswords(staff: RequestContext, executor: Executor, students: readonly UserRow[]): Promise<void> {
  const uids = students.map(({ uid }) => uid);
  const payers = await findPayers(staff, executor, uids);
  const keepers = students.filter(
    (student) => accessTo(staff, 'students', { ...student, pays: payers.has(student.uid) }, student.schoolAssociations).context.keepsLogin,
  );
  if (keepers.length > 0)
    throw forbidden(`These pupils keep their password to themselves: ${keepers.map(({ userName }) => userName).join(', ')}.`);
}

async function removeMembers(
  staff: RequestContext,
  executor: Executor,
  group: GroupRow,
  members: readonly UserRow[],
  ids: readonly number[],
): Promise<SubjectChanges[]> {
  const { tables } = staff.shard;
  const gone = members.filter(({ id }) => ids.includes(id)).map(({ uid }) => uid);
  if (gone.length < ids.length) throw invalid('Somebody is not in this group.', { attribute: 'removeUsers', reason: 'unknown' });
  await executor
    .delete(tables.memberships)
    .where(and(eq(tables.memberships.groupUid, group.uid), inArray(tables.memberships.userUid, gone)));
  await refreshDenormalizedMemberships(executor, tables, staff.caller.realm, gone);
  return gone.map((subject) => ({ subject, changes: [{ field: `groups.${group.uid}`, before: group.name, after: null }] }));
}

/** PATCH /v1/groups/{groupId}: writes the given fields atomically. */
export const updateLegacyGroup: Handler<operations['updateLegacyGroup'], RequestContext> = async ({ path, body: { data } }, staff) => {
  const { tables } = staff.shard;
  const passwordHash = data.password === undefined ? undefined : await hashNewPassword(data.password);
  await auditedTransaction(staff, 'updateLegacyGroup', async (executor) => {
    const group = await lockGroup(staff, executor, path.groupId);
    const members = await membersOf(staff, executor, group);
    await lockUsers(
      executor,
      tables,
      members.map(({ uid }) => uid),
    );
    const students = members.filter(({ schoolAssociations }) => schoolAssociations.every(({ role }) => role === 'student'));
    if (passwordHash !== undefined && students.length > 0) await requireOwnPasswords(staff, executor, students);
    const changes = [
      await writeGroup(staff, executor, group, data),
      ...(students.length > 0 ? await writeStudents(staff, executor, students, data, passwordHash) : []),
      ...(data.removeUsers ? await removeMembers(staff, executor, group, members, data.removeUsers) : []),
    ];
    return { changes, result: undefined };
  });
  return { status: 204 };
};
