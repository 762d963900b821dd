import { forbidden, type Handler, type HttpError, invalid } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { and, eq } from 'drizzle-orm';
import { hashNewPassword } from '../../../access/newPassword.ts';
import { isPassword } from '../../../access/passwords.ts';
import { addLoginFailure, requireLoginAllowed } from '../../../access/rateLimits.ts';
import { bumpListVersion, endSignIns, tellOwner, writeAuditLog } from '../../directory/index.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { findOwnUser, hidesPasswordChange } from './me.ts';

function incorrect(): HttpError {
  return invalid('The current password is another one.', { attribute: 'currentPassword', reason: 'incorrect' });
}

/** PUT /me/password: only staff change it for shared accounts (shell §6). */
export const changeMyPassword: Handler<operations['changeMyPassword'], AccountContext> = async ({ body }, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const { engine, tables } = shard;
  const { credentials } = tables;
  const user = await findOwnUser(visitor);
  if (hidesPasswordChange(user)) throw forbidden('Staff change the password of a shared account.');
  const own = eq(credentials.userUid, user.uid);
  const attempt = { realm: caller.realm, account: user.userName, address: context.address, device: caller.sessionId ?? caller.family };
  await requireLoginAllowed(shard, attempt, now);
  const [present] = await engine.database.select().from(credentials).where(own);
  if (!present) throw incorrect();
  if (!(await isPassword(body.currentPassword, present.passwordHash))) {
    // The first response may have been lost: a repeated request succeeds.
    if (await isPassword(body.password, present.passwordHash)) return { status: 204 };
    await addLoginFailure(shard, attempt, now);
    throw incorrect();
  }
  const passwordHash = await hashNewPassword(body.password, [user.userName, user.email]);
  await engine.database.transaction(async (transaction) => {
    // Of two concurrent changes, the second no longer matches the stored password.
    const [changed] = await transaction
      .update(credentials)
      .set({ passwordHash })
      .where(and(own, eq(credentials.passwordHash, present.passwordHash)))
      .returning();
    if (!changed) throw incorrect();
    await endSignIns(transaction, tables, [caller.uid], now, caller.sessionId);
    await writeAuditLog(transaction, tables, { realm: caller.realm, by: caller, action: 'changeMyPassword', at: now }, [
      { subject: user.uid, changes: [{ field: 'password', before: null, after: null }] },
    ]);
    await tellOwner(transaction, shard, user, { event: 'passwordChanged', now, origin: context.origin });
    await bumpListVersion(transaction, tables, caller.realm);
  });
  return { status: 204 };
};
