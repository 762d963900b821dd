import { forbidden, notFound } from '@realmkit/contract-engine';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { manages } from '../reach/manager.ts';

/** Finds a group and locks it against updates (`update`) or only deletion (`share`) until the transaction ends. */
export async function lockGroup(
  manager: RequestContext,
  executor: Executor,
  uid: string,
  strength: 'update' | 'share',
): Promise<Tables['groups']['$inferSelect']> {
  const { groups } = manager.shard.tables;
  await executor.select({ uid: groups.uid }).from(groups).where(eq(groups.uid, uid)).for(strength);
  return findGroup(manager, executor, uid);
}

/** Finds a group of the manager; throws 404 for an unknown group, 403 if neither its school unit nor the group is one of the manager's. */
export async function findGroup(manager: RequestContext, executor: Executor, uid: string): Promise<Tables['groups']['$inferSelect']> {
  const { groups } = manager.shard.tables;
  const [group] = await executor
    .select()
    .from(groups)
    .where(and(eq(groups.uid, uid), eq(groups.realm, manager.caller.realm)));
  if (!group) throw notFound('There is no such group.');
  if (!manages(manager, group.schoolUid) && !manager.reach.ownGroups.uids.has(uid)) throw forbidden('This group is not one of yours.');
  return group;
}
