import { forbidden, type Handler, HttpError, invalid } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { writeAuditLog } from '../../database/directory/auditLog.ts';
import { consumerSchoolUnitUid } from '../../database/directory/schoolUnitRow.ts';
import { allocateIds, bumpListVersion } from '../../database/directory/sequences.ts';
import { userSearchColumns } from '../../database/directory/userRow.ts';
import type { Executor } from '../../database/executor.ts';
import { type Realm, realmIdentities } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { realmUrl } from '../../mail/realmUrl.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { realmOrigins } from '../../origins/realmOrigins.ts';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { limitEmails } from '../rateLimits.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { isEmailInUse } from './emailInUse.ts';
import { findOwnUser } from './me.ts';

/** The lifetime of a confirmation link, in milliseconds. */
const linkLifetime = 24 * 3_600_000;

/** The time in which a second request sends no second mail, in milliseconds. */
const repetitionTime = 60_000;

/** Returns whether a usable link for this address was sent less than a minute ago. */
async function wasJustSent(
  executor: Executor,
  { emailValidations }: Tables,
  userUid: string,
  email: string,
  now: number,
): Promise<boolean> {
  const [sent] = await executor
    .select({ hash: emailValidations.hash })
    .from(emailValidations)
    .where(
      and(
        eq(emailValidations.userUid, userUid),
        eq(emailValidations.email, email),
        isNull(emailValidations.usedAt),
        gt(emailValidations.expiresAt, now + linkLifetime - repetitionTime),
      ),
    )
    .limit(1);
  return sent !== undefined;
}

type User = Tables['users']['$inferSelect'];

/** Returns whether a family account has its email address as user name: it follows the address (shell §5, consumer market). */
async function isNamedByEmail(executor: Executor, { associations }: Tables, { uid, realm, userName, email }: User): Promise<boolean> {
  if (email === null || userName.toLowerCase() !== email.toLowerCase()) return false;
  const [family] = await executor
    .select({ uid: associations.schoolUid })
    .from(associations)
    .where(and(eq(associations.userUid, uid), eq(associations.schoolUid, consumerSchoolUnitUid(realm))));
  return family !== undefined;
}

/** POST /email/requestValidation: stores the mail that the platform would send, see `/__sandbox/mails`. */
export const requestEmailValidation: Handler<operations['requestEmailValidation'], AccountContext> = async ({ body }, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const { engine, tables } = shard;
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Staff manage a shared account.');
  const email = body?.email ?? user.email;
  if (!email) throw invalid('There is no e-mail address to confirm.', { attribute: 'email', reason: 'required' });
  if (await isEmailInUse(engine.database, tables, caller.realm, email, user.uid))
    throw invalid('Another account has this e-mail address.', { attribute: 'email', reason: 'unique' });
  if (await wasJustSent(engine.database, tables, user.uid, email, now)) return { status: 204 };
  await limitEmails(shard, caller.realm, 'emailConfirmation', email, now);
  const secret = newSecret();
  await engine.database.transaction(async (transaction) => {
    // The lock on the user makes the second click of a double click wait for the first one's mail.
    await transaction.select({ uid: tables.users.uid }).from(tables.users).where(eq(tables.users.uid, user.uid)).for('update');
    if (await wasJustSent(transaction, tables, user.uid, email, now)) return;
    await transaction
      .insert(tables.emailValidations)
      .values({ hash: hashOf(secret), userUid: user.uid, email, expiresAt: now + linkLifetime });
    await sendMail(transaction, tables, {
      ...mailTextsOf(caller.realm).emailConfirmation({
        brand: realmIdentities[caller.realm].name,
        becomesUserName: email !== user.email && (await isNamedByEmail(transaction, tables, user)),
      }),
      realm: caller.realm,
      recipient: email,
      link: realmUrl(shard, caller.realm, `/profile?confirm=${secret}`, context.origin),
      sentAt: now,
    });
  });
  return { status: 204 };
};

function secretIn(realm: Realm, confirmUrl: string): string | undefined {
  const url = URL.canParse(confirmUrl) ? new URL(confirmUrl) : undefined;
  return url && realmOrigins.isOriginOf(realm, url.origin) ? (url.searchParams.get('confirm') ?? undefined) : undefined;
}

/** POST /email/confirmValidation: sets the confirmed email address in the profile; 400 `InvalidInputError` for an expired link. */
export const confirmEmailValidation: Handler<operations['confirmEmailValidation'], AccountContext> = async ({ body }, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const { engine, tables } = shard;
  const { users, credentials, emailValidations } = tables;
  const user = await findOwnUser(visitor);
  const hash = hashOf(secretIn(caller.realm, body.confirmUrl) ?? '');
  const unusable = (reason: 'invalid' | 'used' | 'otherAccount') =>
    new HttpError(400, {
      name: 'InvalidInputError',
      message: 'The confirmation link is not valid.',
      attributes: [{ attribute: 'confirmUrl', reason }],
    });
  await engine.database.transaction(async (transaction) => {
    // The lock on the ids of users serializes this with a registration with the same address.
    await allocateIds(transaction, tables, caller.realm, 'user', 0);
    const [link] = await transaction.select().from(emailValidations).where(eq(emailValidations.hash, hash)).for('update');
    if (!link?.userUid.startsWith(`${caller.realm}-`)) throw unusable('invalid');
    if (link.userUid !== user.uid) throw unusable('otherAccount');
    if (link.usedAt !== null) throw unusable(user.emailVerified && user.email === link.email ? 'used' : 'invalid');
    if (link.expiresAt <= now || (await isEmailInUse(transaction, tables, caller.realm, link.email, user.uid))) throw unusable('invalid');
    await transaction.update(emailValidations).set({ usedAt: now }).where(eq(emailValidations.hash, hash));
    const userName = (await isNamedByEmail(transaction, tables, user)) ? link.email : user.userName;
    const texts = userSearchColumns(caller.realm, { ...user, email: link.email, userName });
    await transaction
      .update(users)
      .set({ ...texts, email: link.email, emailVerified: true, lastConfirmedEmail: link.email, userName })
      .where(eq(users.uid, user.uid));
    if (userName !== user.userName)
      await transaction.update(credentials).set({ nameKey: userName.toLowerCase() }).where(eq(credentials.userUid, user.uid));
    const action = { realm: caller.realm, by: caller, action: 'confirmEmailValidation', at: now };
    const changed = [
      ...(link.email === user.email ? [] : [{ field: 'email', before: user.email, after: link.email }]),
      ...(userName === user.userName ? [] : [{ field: 'userName', before: user.userName, after: userName }]),
    ];
    const verified = [{ field: 'emailVerified', before: String(user.emailVerified), after: 'true' }];
    await writeAuditLog(transaction, tables, action, [{ subject: user.uid, changes: [...changed, ...verified] }]);
    await bumpListVersion(transaction, tables, caller.realm);
  });
  return { status: 204 };
};
