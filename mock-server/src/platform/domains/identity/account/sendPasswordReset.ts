import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/control-panel';
import { mayEmailAgain } from '../../../access/rateLimits.ts';
import type { RequestContext } from '../../../access/requestContext.ts';
import { languageOf } from '../../../mail/language.ts';
import { auditedTransaction, findPerson, lockPerson, personActions, type VisiblePerson } from '../../directory/index.ts';
import { mailResetLink } from './mailResetLink.ts';

/** Returns the address to which the person gets a link; throws 403 if they may get none from the caller. */
function requireRecipient({ user, context, facts }: VisiblePerson): string {
  if (!personActions(context, facts).SendPasswordReset || user.email === null)
    throw forbidden('This person has no confirmed email address to which a link could be sent, or is not yours to change.');
  return user.email;
}

/** POST /v1/{type}/{userId}/passwordReset: to the confirmed address of the person, and to no other. */
export const sendPasswordReset: Handler<operations['sendPasswordReset'], RequestContext> = async ({ path }, staff) => {
  const { shard, now, caller } = staff;
  const recipient = requireRecipient(await findPerson(staff, shard.engine.database, path.userId, path.type));
  const asker = { realm: caller.realm, who: caller.uid };
  if (!(await mayEmailAgain(shard, asker, { kind: 'passwordResetByStaff', recipient }, now))) return { status: 204 };
  await auditedTransaction(staff, 'sendPasswordReset', async (executor) => {
    const person = await lockPerson(staff, executor, path.userId);
    const { uid, userName } = person.user;
    await mailResetLink(executor, shard, { ...languageOf(person.user), uid, userName, recipient: requireRecipient(person) }, { now });
    return { changes: [{ subject: uid, changes: [{ field: 'passwordReset', before: null, after: null }] }], result: undefined };
  });
  return { status: 204 };
};
