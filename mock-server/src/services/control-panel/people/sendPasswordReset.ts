import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/control-panel';
import { mailResetLink } from '../../account/mailResetLink.ts';
import { auditedTransaction } from '../../directory/auditedTransaction.ts';
import { mayEmailAgain } from '../../rateLimits.ts';
import type { Staff } from '../staff.ts';
import { findPerson, lockPerson } from './accessTo.ts';
import { personActions } from './actions.ts';

/** POST /v1/{type}/{userId}/passwordReset: to the confirmed address of the person, and to no other. */
export const sendPasswordReset: Handler<operations['sendPasswordReset'], Staff> = async ({ path }, staff) => {
  const { shard, now, caller } = staff;
  const { user: found } = await findPerson(staff, shard.engine.database, path.userId, path.type);
  const asker = { realm: caller.realm, who: caller.uid };
  const mayMail = await mayEmailAgain(shard, asker, { kind: 'passwordResetByStaff', recipient: found.email ?? '' }, now);
  if (!mayMail) return { status: 204 };
  await auditedTransaction(staff, 'sendPasswordReset', async (executor) => {
    const { user, context, facts } = await lockPerson(staff, executor, path.userId);
    if (!personActions(context, facts).SendPasswordReset || user.email === null)
      throw forbidden('This person has no confirmed email address to which a link could be sent, or is not yours to change.');
    await mailResetLink(executor, shard, { realm: caller.realm, uid: user.uid, userName: user.userName, recipient: user.email }, { now });
    return { changes: [{ subject: user.uid, changes: [{ field: 'passwordReset', before: null, after: null }] }], result: undefined };
  });
  return { status: 204 };
};
