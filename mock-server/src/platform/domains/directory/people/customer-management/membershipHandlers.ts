import { type Handler, invalid } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { lockGroup } from '../../groups/findGroup.ts';
import { lockUser } from '../findUser.ts';
import { writeMemberships } from '../writeMemberships.ts';

/** PUT /users/{uid}/groups/{groupId}: an existing membership stays; 400 for a group of a school unit that the user is not at. */
export const addUserToGroup: Handler<operations['addUserToGroup'], RequestContext> = async ({ path }, manager) => {
  await auditedTransaction(manager, 'addUserToGroup', async (executor) => {
    const group = await lockGroup(manager, executor, path.groupId, 'share');
    const { associations } = await lockUser(manager, executor, path.uid);
    if (!associations.some(({ schoolUid }) => schoolUid === group.schoolUid))
      throw invalid('The user is not at the school unit of this group.', { attribute: 'groupId', reason: 'elsewhere' });
    const changes = await writeMemberships(manager, executor, path.uid, { fresh: [group] });
    return { changes: [{ subject: path.uid, changes }], result: undefined };
  });
  return { status: 204 };
};

/** DELETE /users/{uid}/groups/{groupId}. */
export const removeUserFromGroup: Handler<operations['removeUserFromGroup'], RequestContext> = async ({ path }, manager) => {
  await auditedTransaction(manager, 'removeUserFromGroup', async (executor) => {
    const group = await lockGroup(manager, executor, path.groupId, 'share');
    await lockUser(manager, executor, path.uid);
    const changes = await writeMemberships(manager, executor, path.uid, { gone: [group] });
    return { changes: [{ subject: path.uid, changes }], result: undefined };
  });
  return { status: 204 };
};
