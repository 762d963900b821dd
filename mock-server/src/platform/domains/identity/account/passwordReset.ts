import { type Handler, HttpError } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { hashNewPassword } from '../../../access/newPassword.ts';
import { forgetLoginFailures, mayEmailAgain } from '../../../access/rateLimits.ts';
import { hashOf } from '../../../access/secrets.ts';
import { shardOf } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { languageOf } from '../../../mail/language.ts';
import { bumpListVersion, endSignIns, hasEmail, tellOwner, writeAuditLog } from '../../directory/index.ts';
import type { AccountContext } from './accountContext.ts';
import { mailAccounts } from './mailAccounts.ts';
import { mailResetLink } from './mailResetLink.ts';
import { hidesPasswordChange } from './me.ts';

type User = Pick<Tables['users']['$inferSelect'], 'uid' | 'userName' | 'email' | 'locale'>;

/** Returns the users who have confirmed this address or wrote it themselves, and who may change their password themselves. */
async function findUsers(executor: Executor, tables: Tables, realm: Realm, email: string): Promise<User[]> {
  const { users, credentials } = tables;
  const found = await executor
    .select({ uid: users.uid, userName: users.userName, email: users.email, locale: users.locale, sharedAccount: users.sharedAccount })
    .from(users)
    .innerJoin(credentials, eq(credentials.userUid, users.uid))
    .where(and(hasEmail(tables, realm, email), or(users.emailVerified, users.emailByOwner)));
  return found.filter((user) => !hidesPasswordChange(user));
}

/**
 * POST /password/requestReset: sends a link to every account with this address, as the account has it and not as it was typed.
 */
export const requestPasswordReset: Handler<operations['requestPasswordReset'], AccountContext> = async ({ body }, context) => {
  const realm = body.country;
  const shard = shardOf(context.shards, realm);
  const { engine, tables, clock } = shard;
  const now = await clock.now();
  // Counted for every address, so that the limit tells nothing either.
  const asker = { realm, who: context.address };
  if (!(await mayEmailAgain(shard, asker, { kind: 'passwordReset', recipient: body.email }, now))) return { status: 204 };
  const found = await findUsers(engine.database, tables, realm, body.email);
  const noUser: User = { uid: '', userName: body.email, email: body.email, locale: null };
  await mailAccounts(shard, found, noUser, async (executor, { uid, userName, email, locale }) => {
    if (email === null) return;
    const { redirect } = body;
    const link = { ...languageOf({ realm, locale }), uid, userName, recipient: email };
    await mailResetLink(executor, shard, link, { now, origin: context.origin, redirect });
  });
  return { status: 204 };
};

/**
 * POST /password/reset: sets the password by the link of the mail, once, ends every sign-in of the user and confirms the address of this one account:
 * whoever follows the link reads its mail.
 */
export const resetPassword: Handler<operations['resetPassword'], AccountContext> = async ({ body }, { shards, origin }) => {
  const realm = body.country;
  const shard = shardOf(shards, realm);
  const { engine, tables, clock } = shard;
  const { users, credentials, passwordResets } = tables;
  const now = await clock.now();
  const usable = and(eq(passwordResets.hash, hashOf(body.token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
  const invalidLink = () =>
    new HttpError(400, {
      name: 'InvalidInputError',
      message: 'The link is not valid.',
      attributes: [{ attribute: 'token', reason: 'invalid' }],
    });
  const [known] = await engine.database
    .select({ userName: users.userName, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.uid, passwordResets.userUid))
    .where(usable);
  if (!known) throw invalidLink();
  const passwordHash = await hashNewPassword(body.password, [known.userName, known.email]);
  await engine.database.transaction(async (transaction) => {
    // Of two concurrent requests, the second finds the link used.
    const [used] = await transaction.update(passwordResets).set({ usedAt: now }).where(usable).returning();
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.uid, used?.userUid ?? ''), eq(users.realm, realm), isNull(users.deletedAt)));
    if (!user || hidesPasswordChange(user)) throw invalidLink();
    const confirms = !user.emailVerified && user.email === used?.email;
    if (confirms)
      await transaction.update(users).set({ emailVerified: true, lastConfirmedEmail: user.email }).where(eq(users.uid, user.uid));
    await transaction.update(credentials).set({ passwordHash }).where(eq(credentials.userUid, user.uid));
    // Other links of the user end with this one.
    await transaction.delete(passwordResets).where(and(eq(passwordResets.userUid, user.uid), isNull(passwordResets.usedAt)));
    await endSignIns(transaction, tables, [user.uid], now);
    await forgetLoginFailures(transaction, tables, user, now);
    await writeAuditLog(transaction, tables, { realm, by: { uid: user.uid, actorUid: user.uid }, action: 'resetMyPassword', at: now }, [
      {
        subject: user.uid,
        changes: [
          { field: 'password', before: null, after: null },
          ...(confirms ? [{ field: 'emailVerified', before: 'false', after: 'true' }] : []),
        ],
      },
    ]);
    await tellOwner(transaction, shard, user, { event: 'passwordChanged', now, origin });
    await bumpListVersion(transaction, tables, realm);
  });
  return { status: 204 };
};
