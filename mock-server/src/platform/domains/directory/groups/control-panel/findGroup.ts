import { notFound } from '@realmkit/contract-engine';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Tables } from '../../../../database/tables.ts';
import * as directory from '../findGroup.ts';

type GroupRow = Tables['groups']['$inferSelect'];

async function uidOfGroup({ caller, shard }: RequestContext, executor: Executor, id: number): Promise<string> {
  const { groups } = shard.tables;
  const [group] = await executor
    .select({ uid: groups.uid })
    .from(groups)
    .where(and(eq(groups.realm, caller.realm), eq(groups.id, id)));
  if (!group) throw notFound('There is no such group.');
  return group.uid;
}

/** Finds a group by its id; throws 404 for an unknown group, 403 if its organisation is not one of the caller's. */
export async function findGroup(staff: RequestContext, executor: Executor, id: number): Promise<GroupRow> {
  return directory.findGroup(staff, executor, await uidOfGroup(staff, executor, id));
}

/** Finds a group and locks it until the transaction ends. */
export async function lockGroup(staff: RequestContext, executor: Executor, id: number): Promise<GroupRow> {
  return directory.lockGroup(staff, executor, await uidOfGroup(staff, executor, id), 'update');
}
