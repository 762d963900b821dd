import { forbidden, notFound } from '@realmkit/contract-engine';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { manages } from '../reach/manager.ts';

/** A user whom a manager can see, with all school associations. */
export interface VisibleUser {
  readonly user: Tables['users']['$inferSelect'];
  readonly associations: readonly Tables['associations']['$inferSelect'][];
}

/** Finds a user of the manager; throws 404 for an unknown user, 403 if the user is in no school unit and no group of the manager. */
export async function findUser(manager: RequestContext, executor: Executor, uid: string): Promise<VisibleUser> {
  return requireVisible(manager, executor, await selectUser(manager, executor, uid));
}

function selectUser({ shard: { tables }, caller: { realm } }: RequestContext, executor: Executor, uid: string) {
  const { users } = tables;
  return executor
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.realm, realm), isNull(users.deletedAt)));
}

async function requireVisible(manager: RequestContext, executor: Executor, [user]: readonly VisibleUser['user'][]): Promise<VisibleUser> {
  if (!user) throw notFound('There is no such user.');
  const { associations: table } = manager.shard.tables;
  const associations = await executor.select().from(table).where(eq(table.userUid, user.uid));
  requireOwn(manager, { user, associations });
  return { user, associations };
}

function requireOwn(manager: RequestContext, { user, associations }: VisibleUser): void {
  const { studentUids } = manager.reach.ownGroups;
  if (manager.reach.units && !studentUids.has(user.uid) && !associations.some(({ schoolUid }) => manages(manager, schoolUid)))
    throw forbidden('This user is not one of yours.');
}

function requireRank({ caller }: RequestContext, { superuser }: VisibleUser['user']): void {
  if (superuser && !caller.isSuperuser) throw forbidden('Only a superuser may change a superuser.');
}

/** Throws 403 unless a manager may change a user with these associations: one of their school units, and a superuser only by a superuser. */
export function requireChangeable(manager: RequestContext, found: VisibleUser): void {
  requireOwn(manager, found);
  requireRank(manager, found.user);
}

/** Finds a user and locks it until the transaction ends; throws 403 if only superusers may change the user. */
export async function lockUser(manager: RequestContext, executor: Executor, uid: string): Promise<VisibleUser> {
  const found = await requireVisible(manager, executor, await selectUser(manager, executor, uid).for('update'));
  requireRank(manager, found.user);
  return found;
}
