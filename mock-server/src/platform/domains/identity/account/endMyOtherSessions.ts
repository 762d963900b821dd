import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { endSignIns, tellOwner, writeAuditLog } from '../../directory/index.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { findOwnUser } from './me.ts';

/** DELETE /me/sessions: ends every sign-in of the person but the one that asks. */
export const endMyOtherSessions: Handler<operations['endMyOtherSessions'], AccountContext> = async (_request, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Several people use this account.');
  await shard.engine.database.transaction(async (transaction) => {
    await endSignIns(transaction, shard.tables, [user.uid], now, caller.sessionId);
    await writeAuditLog(transaction, shard.tables, { realm: caller.realm, by: caller, action: 'endMyOtherSessions', at: now }, [
      { subject: user.uid, changes: [{ field: 'sessions', before: null, after: null }] },
    ]);
    await tellOwner(transaction, shard, user, { event: 'sessionsEnded', now, origin: context.origin });
  });
  return { status: 204 };
};
