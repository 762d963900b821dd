import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { exportPerson } from '../../personal-data/exportPerson.ts';
import { auditEntry, manages } from '../../reach/manager.ts';
import { writeAuditLog } from '../../rows/auditLog.ts';
import { lockUser } from '../findUser.ts';

/** GET /users/{uid}/personalData: for whoever may delete the user; the audit log records it. */
export const exportUserData: Handler<operations['exportUserData'], RequestContext> = async ({ path }, manager) => {
  const { shard, now, caller } = manager;
  const viewers = caller.isSuperuser ? (['operator'] as const) : (['staff', 'administrators'] as const);
  const body = await shard.engine.database.transaction(async (transaction) => {
    const { user, associations } = await lockUser(manager, transaction, path.uid);
    if (!associations.every(({ schoolUid }) => manages(manager, schoolUid)))
      throw forbidden('The user also belongs to school units that are not yours.');
    const changes = [{ field: 'personalData', before: null, after: null }];
    await writeAuditLog(transaction, shard.tables, auditEntry(manager, 'exportUserData'), [{ subject: user.uid, changes }]);
    return exportPerson(transaction, shard, user, { viewers, seesGuarded: caller.isSecure, now });
  });
  return { status: 200, body };
};
