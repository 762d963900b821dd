import { type Handler, HttpError } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { writeAuditLog } from '../../database/directory/auditLog.ts';
import { endSignIns } from '../../database/directory/endSignIns.ts';
import { hasEmail } from '../../database/directory/hasEmail.ts';
import { bumpListVersion } from '../../database/directory/sequences.ts';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hashOf } from '../auth/secrets.ts';
import { limitEmails } from '../rateLimits.ts';
import { shardOf } from '../serviceShard.ts';
import type { AccountContext } from './accountContext.ts';
import { mailResetLink } from './mailResetLink.ts';
import { hidesPasswordChange } from './me.ts';

type User = Pick<Tables['users']['$inferSelect'], 'uid' | 'userName'>;

/** Returns the users whose confirmed address this is and who may change their password themselves. */
async function findUsers(executor: Executor, tables: Tables, realm: Realm, email: string): Promise<User[]> {
  const { users, credentials } = tables;
  const found = await executor
    .select({ uid: users.uid, userName: users.userName, sharedAccount: users.sharedAccount })
    .from(users)
    .innerJoin(credentials, eq(credentials.userUid, users.uid))
    .where(and(hasEmail(tables, realm, email), eq(users.emailVerified, true)));
  return found.filter((user) => !hidesPasswordChange(user));
}

class RolledBack extends Error {}

/**
 * POST /password/requestReset: sends a link to every account with this confirmed address. An address without one takes the same work, which is rolled
 * back, so that neither the response nor its time tells which addresses have accounts.
 */
export const requestPasswordReset: Handler<operations['requestPasswordReset'], AccountContext> = async ({ body }, context) => {
  const realm = body.country;
  const shard = shardOf(context.shards, realm);
  const { engine, tables, clock } = shard;
  const now = await clock.now();
  // Counted for every address, so that the limit tells nothing either.
  await limitEmails(shard, realm, 'passwordReset', body.email, now);
  const found = await findUsers(engine.database, tables, realm, body.email);
  const noUser: User = { uid: '', userName: body.email };
  await engine.database
    .transaction(async (transaction) => {
      for (const user of found.length > 0 ? found : [noUser])
        await mailResetLink(transaction, shard, { ...user, realm, recipient: body.email }, { now, origin: context.origin });
      if (found.length === 0) throw new RolledBack();
    })
    .catch((reason: unknown) => {
      if (!(reason instanceof RolledBack)) throw reason;
    });
  return { status: 204 };
};

/** POST /password/reset: sets the password by the link of the mail, once, and ends every sign-in of the user. */
export const resetPassword: Handler<operations['resetPassword'], AccountContext> = async ({ body }, { shards }) => {
  const realm = body.country;
  const { engine, tables, clock } = shardOf(shards, realm);
  const { users, credentials, passwordResets } = tables;
  const now = await clock.now();
  const usable = and(eq(passwordResets.hash, hashOf(body.token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
  const invalidLink = () =>
    new HttpError(400, {
      name: 'InvalidInputError',
      message: 'The link is not valid.',
      attributes: [{ attribute: 'token', reason: 'invalid' }],
    });
  const [known] = await engine.database.select({ hash: passwordResets.hash }).from(passwordResets).where(usable);
  if (!known) throw invalidLink();
  const passwordHash = await hashPassword(body.password);
  await engine.database.transaction(async (transaction) => {
    // Of two concurrent requests, the second finds the link used.
    const [used] = await transaction.update(passwordResets).set({ usedAt: now }).where(usable).returning();
    const [user] = await transaction
      .select({ uid: users.uid, sharedAccount: users.sharedAccount })
      .from(users)
      .where(and(eq(users.uid, used?.userUid ?? ''), eq(users.realm, realm), isNull(users.deletedAt)));
    if (!user || hidesPasswordChange(user)) throw invalidLink();
    await transaction.update(credentials).set({ passwordHash }).where(eq(credentials.userUid, user.uid));
    // Other links of the user end with this one.
    await transaction.delete(passwordResets).where(and(eq(passwordResets.userUid, user.uid), isNull(passwordResets.usedAt)));
    await endSignIns(transaction, tables, [user.uid], now);
    await writeAuditLog(transaction, tables, { realm, by: { uid: user.uid, actorUid: user.uid }, action: 'resetMyPassword', at: now }, [
      { subject: user.uid, changes: [{ field: 'password', before: null, after: null }] },
    ]);
    await bumpListVersion(transaction, tables, realm);
  });
  return { status: 204 };
};
