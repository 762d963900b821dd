import { forbidden, type Handler, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { setTag } from '../../../../http/setTag.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { fetchPage } from '../../lists/managerLists.ts';
import { equals } from '../../lists/statement.ts';
import { manages } from '../../reach/manager.ts';
import { findUser, lockUser, type VisibleUser } from '../findUser.ts';
import { requireOtherAccount } from '../ownAccount.ts';
import { removeUser } from '../removeUser.ts';
import { restoreRemovedUser } from '../restoreUser.ts';
import { roleMembers } from './associations.ts';
import { type UserListRow, userBody, userSource } from './userSource.ts';

/** GET /users/{uid}. */
export const getUser: Handler<operations['getUser'], RequestContext> = async ({ path }, manager) => {
  await findUser(manager, manager.shard.engine.database, path.uid);
  const { data } = await fetchPage<UserListRow>(manager, userSource(manager), [equals('u.uid', path.uid)], { page: 1, size: 1 });
  const [user] = data;
  if (!user) throw notFound('There is no such user.');
  const body = userBody(manager, user);
  const roles = new Map(body.schoolAssociations.map(({ schoolUid, role }) => [schoolUid, role]));
  return { status: 200, headers: { ETag: setTag(roleMembers(manager, roles)) }, body };
};

function requireWhollyTheirs(manager: RequestContext, associations: VisibleUser['associations']): void {
  if (!associations.every(({ schoolUid }) => manages(manager, schoolUid)))
    throw forbidden('The user also belongs to school units that are not yours. Remove the user from yours instead.');
}

/** DELETE /users/{uid}: removes the user from lists and login immediately; the data is erased after 30 days (admin §9). */
export const deleteUser: Handler<operations['deleteUser'], RequestContext> = async ({ path }, manager) => {
  await auditedTransaction(manager, 'deleteUser', async (executor) => {
    const { user, associations } = await lockUser(manager, executor, path.uid);
    requireOtherAccount(manager, user.uid);
    requireWhollyTheirs(manager, associations);
    return { changes: await removeUser(executor, manager.shard, user, manager.now), result: undefined };
  });
  return { status: 200 };
};

/** POST /users/{uid}/restore: for whoever could delete the user. */
export const restoreUser: Handler<operations['restoreUser'], RequestContext> = async ({ path }, manager) => {
  await auditedTransaction(manager, 'restoreUser', async (executor) => {
    const isUser = eq(manager.shard.tables.users.uid, path.uid);
    const changes = await restoreRemovedUser(manager, executor, isUser, {
      requireAllowed: ({ associations }) => requireWhollyTheirs(manager, associations),
      unitsAttribute: 'schoolAssociations',
    });
    return { changes, result: undefined };
  });
  return { status: 204 };
};
