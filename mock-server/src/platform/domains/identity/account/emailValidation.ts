import { forbidden, type Handler, HttpError, invalid } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import type { operations } from '@realmkit/openapi/types/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { mayEmailAgain } from '../../../access/rateLimits.ts';
import type { RequestContext } from '../../../access/requestContext.ts';
import { hashOf, newSecret } from '../../../access/secrets.ts';
import { type ServiceShard, shardOf } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { type Realm, realmIdentities } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { realmOrigins } from '../../../http/origins/realmOrigins.ts';
import { languageOf } from '../../../mail/language.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import {
  allocateIds,
  bumpListVersion,
  endSignIns,
  hasEmail,
  isEmailInUse,
  isNamedByEmail,
  tellOwner,
  userSearchColumns,
  writeAuditLog,
} from '../../directory/index.ts';
import { identityMailsOf } from '../mails/identityMailsOf.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { mailAccounts } from './mailAccounts.ts';
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

/** Returns whether a new address of a user is another account's. The one that the account has already may be of two: each confirms its own. */
const belongsToAnother = async (executor: Executor, tables: Tables, user: User, email: string): Promise<boolean> =>
  email !== user.email && (await isEmailInUse(executor, tables, user.realm, email, user.uid));

/** Sends a link that confirms an address of a user. */
async function sendLink(
  executor: Executor,
  shard: ServiceShard,
  { uid, realm, locale }: Pick<User, 'uid' | 'realm' | 'locale'>,
  email: string,
  { becomesUserName, now, origin }: { readonly becomesUserName: boolean; readonly now: number; readonly origin: string | undefined },
): Promise<void> {
  const { tables } = shard;
  const language = languageOf({ realm, locale });
  const secret = newSecret();
  await executor.insert(tables.emailValidations).values({ hash: hashOf(secret), userUid: uid, email, expiresAt: now + linkLifetime });
  await sendMail(executor, tables, {
    ...identityMailsOf(language).emailConfirmation({ brand: realmIdentities[realm].name, becomesUserName }),
    ...language,
    recipient: email,
    link: realmUrl(shard, realm, `/profile?confirm=${secret}`, origin),
    sentAt: now,
  });
}

/** Sends a link that confirms an address to it, for the user alone; not again within a minute. */
async function sendConfirmation(
  { origin, address }: AccountContext,
  { caller: { realm }, shard, now }: RequestContext,
  user: User,
  email: string,
): Promise<void> {
  const { engine, tables } = shard;
  if (await belongsToAnother(engine.database, tables, user, email))
    throw invalid('Another account has this e-mail address.', { attribute: 'email', reason: 'unique' });
  if (await wasJustSent(engine.database, tables, user.uid, email, now)) return;
  if (!(await mayEmailAgain(shard, { realm, who: address }, { kind: 'emailConfirmation', recipient: email }, now))) return;
  await engine.database.transaction(async (transaction) => {
    // The lock on the user makes the second click of a double click wait for the first one's mail.
    await transaction.select({ uid: tables.users.uid }).from(tables.users).where(eq(tables.users.uid, user.uid)).for('update');
    if (await wasJustSent(transaction, tables, user.uid, email, now)) return;
    const becomesUserName = email !== user.email && (await isNamedByEmail(transaction, tables, user));
    if (email !== user.email) await tellOwner(transaction, shard, user, { event: 'emailRequested', now, origin });
    await sendLink(transaction, shard, user, email, { becomesUserName, now, origin });
  });
}

/** POST /email/requestValidation: for the address of the profile. It stores the mail that the platform would send, see `/__sandbox/mails`. */
export const requestEmailValidation: Handler<operations['requestEmailValidation'], AccountContext> = async (_request, context) => {
  const visitor = requireVisitor(context);
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Staff manage a shared account.');
  if (!user.email) throw invalid('There is no e-mail address to confirm.', { attribute: 'email', reason: 'required' });
  await sendConfirmation(context, visitor, user, user.email);
  return { status: 204 };
};

/** PUT /me/email: the address becomes the one of the profile when its link is confirmed. */
export const changeMyEmail: Handler<operations['changeMyEmail'], AccountContext> = async ({ body }, context) => {
  const visitor = requireVisitor(context);
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Staff manage a shared account.');
  await sendConfirmation(context, visitor, user, body.email);
  return { status: 204 };
};

/** POST /email/resendValidation: sends the link to every account with this unconfirmed address, as the account has it and not as it was typed. */
export const resendEmailValidation: Handler<operations['resendEmailValidation'], AccountContext> = async ({ body }, context) => {
  const realm = body.country;
  const shard = shardOf(context.shards, realm);
  const { engine, tables, clock } = shard;
  const { users } = tables;
  const now = await clock.now();
  // A kind of its own: nobody uses up what the owner may ask for in the profile.
  const asker = { realm, who: context.address };
  if (!(await mayEmailAgain(shard, asker, { kind: 'emailConfirmationAgain', recipient: body.email }, now))) return { status: 204 };
  const found = await engine.database
    .select({ uid: users.uid, realm: users.realm, email: users.email, locale: users.locale })
    .from(users)
    .where(and(hasEmail(tables, realm, body.email), eq(users.emailVerified, false), eq(users.sharedAccount, false)));
  await mailAccounts(shard, found, { uid: '', realm, email: body.email, locale: null }, async (executor, user) => {
    if (user.email !== null) await sendLink(executor, shard, user, user.email, { becomesUserName: false, now, origin: context.origin });
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
    if (link.expiresAt <= now || (await belongsToAnother(transaction, tables, user, link.email))) throw unusable('invalid');
    await transaction.update(emailValidations).set({ usedAt: now }).where(eq(emailValidations.hash, hash));
    const userName = (await isNamedByEmail(transaction, tables, user)) ? link.email : user.userName;
    const texts = userSearchColumns(caller.realm, { ...user, email: link.email, userName });
    await transaction
      .update(users)
      .set({ ...texts, emailByOwner: true, email: link.email, emailVerified: true, lastConfirmedEmail: link.email, userName })
      .where(eq(users.uid, user.uid));
    if (link.email !== user.email) await endSignIns(transaction, tables, [user.uid], now, caller.sessionId);
    if (userName !== user.userName)
      await transaction
        .update(credentials)
        .set({ nameKey: comparisonKey(userName) })
        .where(eq(credentials.userUid, user.uid));
    const action = { realm: caller.realm, by: caller, action: 'confirmEmailValidation', at: now };
    const changed = [
      ...(link.email === user.email ? [] : [{ field: 'email', before: user.email, after: link.email }]),
      ...(userName === user.userName ? [] : [{ field: 'userName', before: user.userName, after: userName }]),
    ];
    const verified = [{ field: 'emailVerified', before: String(user.emailVerified), after: 'true' }];
    await writeAuditLog(transaction, tables, action, [{ subject: user.uid, changes: [...changed, ...verified] }]);
    if (link.email !== user.email)
      await tellOwner(transaction, shard, user, { event: 'emailChanged', now, origin: context.origin, newEmail: link.email });
    await bumpListVersion(transaction, tables, caller.realm);
  });
  return { status: 204 };
};
