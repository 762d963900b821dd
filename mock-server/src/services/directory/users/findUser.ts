import { forbidden, notFound } from '@realmkit/contract-engine';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Manager, manages } from '../manager.ts';

/** A user whom a manager can see, with all school associations. */
export interface VisibleUser {
  readonly user: Tables['users']['$inferSelect'];
  readonly associations: readonly Tables['associations']['$inferSelect'][];
}

/** Finds a user of the manager; throws 404 for an unknown user, 403 if the user is in no school unit of the manager. */
export async function findUser(manager: Manager, executor: Executor, uid: string): Promise<VisibleUser> {
  return requireVisible(manager, executor, await selectUser(manager, executor, uid));
}

function selectUser({ shard: { tables }, caller: { realm } }: Manager, executor: Executor, uid: string) {
  const { users } = tables;
  return executor
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.realm, realm), isNull(users.deletedAt)));
}

async function requireVisible(manager: Manager, executor: Executor, [user]: readonly VisibleUser['user'][]): Promise<VisibleUser> {
  if (!user) throw notFound('There is no such user.');
  const { associations: table } = manager.shard.tables;
  const associations = await executor.select().from(table).where(eq(table.userUid, user.uid));
  if (manager.units && !associations.some(({ schoolUid }) => manages(manager, schoolUid)))
    throw forbidden('This user is not one of yours.');
  return { user, associations };
}

/** Finds a user and locks it until the transaction ends; throws 403 if only superusers may change the user. */
export async function lockUser(manager: Manager, executor: Executor, uid: string): Promise<VisibleUser> {
  const found = await requireVisible(manager, executor, await selectUser(manager, executor, uid).for('update'));
  if (found.user.superuser && !manager.caller.isSuperuser) throw forbidden('Only a superuser may change a superuser.');
  return found;
}
