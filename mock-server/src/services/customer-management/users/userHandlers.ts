import { forbidden, type Handler, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import { auditedTransaction } from '../../directory/auditedTransaction.ts';
import { fetchPage } from '../../directory/lists/managerLists.ts';
import { equals } from '../../directory/lists/statement.ts';
import { type Manager, manages } from '../../directory/manager.ts';
import { findUser, lockUser } from '../../directory/users/findUser.ts';
import { requireOtherAccount } from '../../directory/users/ownAccount.ts';
import { removeUser } from '../../removeUser.ts';
import { type UserListRow, userBody, userSource } from './userSource.ts';

/** GET /users/{uid}. */
export const getUser: Handler<operations['getUser'], Manager> = async ({ path }, manager) => {
  await findUser(manager, manager.shard.engine.database, path.uid);
  const { data } = await fetchPage<UserListRow>(manager, userSource(manager), [equals('u.uid', path.uid)], { page: 1, size: 1 });
  const [user] = data;
  if (!user) throw notFound('There is no such user.');
  return { status: 200, body: userBody(manager, user) };
};

/** DELETE /users/{uid}: removes the user from lists and login immediately; the data is erased after 30 days (admin §9). */
export const deleteUser: Handler<operations['deleteUser'], Manager> = async ({ path }, manager) => {
  await auditedTransaction(manager, 'deleteUser', async (executor) => {
    const { user, associations } = await lockUser(manager, executor, path.uid);
    requireOtherAccount(manager, user.uid);
    if (!associations.every(({ schoolUid }) => manages(manager, schoolUid)))
      throw forbidden('The user also belongs to school units that are not yours. Remove the user from yours instead.');
    return { changes: await removeUser(executor, manager.shard, user, manager.now), result: undefined };
  });
  return { status: 200 };
};
