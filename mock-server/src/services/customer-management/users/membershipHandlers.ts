import type { Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import { and, eq } from 'drizzle-orm';
import { refreshDenormalizedMemberships } from '../../../database/directory/denormalizedMemberships.ts';
import { allocateIds } from '../../../database/directory/sequences.ts';
import { auditedTransaction } from '../../directory/auditedTransaction.ts';
import { lockGroup } from '../../directory/groups/findGroup.ts';
import type { Manager } from '../../directory/manager.ts';
import { lockUser } from '../../directory/users/findUser.ts';

/** PUT /users/{uid}/groups/{groupId}: an existing membership stays. */
export const addUserToGroup: Handler<operations['addUserToGroup'], Manager> = async ({ path }, manager) => {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  await auditedTransaction(manager, 'addUserToGroup', async (executor) => {
    const group = await lockGroup(manager, executor, path.groupId, 'share');
    await lockUser(manager, executor, path.uid);
    const membership = { userUid: path.uid, groupUid: group.uid, realm, id: await allocateIds(executor, tables, realm, 'membership') };
    const added = await executor.insert(tables.memberships).values(membership).onConflictDoNothing().returning();
    await refreshDenormalizedMemberships(executor, tables, realm, [path.uid]);
    return {
      changes: [{ subject: path.uid, changes: added.map(() => ({ field: `groups.${group.uid}`, before: null, after: group.name })) }],
      result: undefined,
    };
  });
  return { status: 204 };
};

/** DELETE /users/{uid}/groups/{groupId}. */
export const removeUserFromGroup: Handler<operations['removeUserFromGroup'], Manager> = async ({ path }, manager) => {
  const { tables } = manager.shard;
  const { memberships } = tables;
  await auditedTransaction(manager, 'removeUserFromGroup', async (executor) => {
    const group = await lockGroup(manager, executor, path.groupId, 'share');
    await lockUser(manager, executor, path.uid);
    const removed = await executor
      .delete(memberships)
      .where(and(eq(memberships.userUid, path.uid), eq(memberships.groupUid, group.uid)))
      .returning();
    await refreshDenormalizedMemberships(executor, tables, manager.caller.realm, [path.uid]);
    return {
      changes: [{ subject: path.uid, changes: removed.map(() => ({ field: `groups.${group.uid}`, before: group.name, after: null })) }],
      result: undefined,
    };
  });
  return { status: 204 };
};
