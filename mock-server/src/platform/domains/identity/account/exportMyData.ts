import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { exportPerson, tellOwner, writeAuditLog } from '../../directory/index.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { findOwnUser } from './me.ts';

/** GET /me/personalData: the person's own data, for nobody who shares their account. */
export const exportMyData: Handler<operations['exportMyData'], AccountContext> = async (_request, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Several people use this account. Its school exports its data.');
  const body = await shard.engine.database.transaction(async (transaction) => {
    const changes = [{ field: 'personalData', before: null, after: null }];
    await writeAuditLog(transaction, shard.tables, { realm: caller.realm, by: caller, action: 'exportMyData', at: now }, [
      { subject: user.uid, changes },
    ]);
    await tellOwner(transaction, shard, user, { event: 'dataDownloaded', now, origin: context.origin });
    return exportPerson(transaction, shard, user, { viewers: ['you'], seesGuarded: true, now });
  });
  return { status: 200, body };
};
