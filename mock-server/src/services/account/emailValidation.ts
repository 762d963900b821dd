import type { operations } from '@realmkit/openapi/types/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Handler } from '../../contract/handler.ts';
import { HttpError, invalid } from '../../contract/httpError.ts';
import { writeAuditLog } from '../../database/directory/auditLog.ts';
import { bumpListVersion } from '../../database/directory/sequences.ts';
import { userSearchColumns } from '../../database/directory/userRow.ts';
import type { Realm } from '../../database/realms.ts';
import { brandOf } from '../../mail/brand.ts';
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

/** POST /email/requestValidation: stores the mail that the platform would send, see `/__sandbox/mails`. */
export const requestEmailValidation: Handler<operations['requestEmailValidation'], AccountContext> = async ({ body }, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const { engine, tables } = shard;
  const user = await findOwnUser(visitor);
  const email = body?.email ?? user.email;
  if (!email) throw invalid('There is no e-mail address to confirm.', { attribute: 'email', reason: 'required' });
  if (await isEmailInUse(engine.database, tables, caller.realm, email, user.uid))
    throw invalid('Another account has this e-mail address.', { attribute: 'email', reason: 'unique' });
  await limitEmails(shard, caller.realm, 'emailConfirmation', email, now);
  const secret = newSecret();
  await engine.database.transaction(async (transaction) => {
    await transaction
      .insert(tables.emailValidations)
      .values({ hash: hashOf(secret), userUid: user.uid, email, expiresAt: now + linkLifetime });
    await sendMail(transaction, tables, {
      ...mailTextsOf(caller.realm).emailConfirmation({ brand: brandOf(caller.realm) }),
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
  const { users, emailValidations } = tables;
  const user = await findOwnUser(visitor);
  const hash = hashOf(secretIn(caller.realm, body.confirmUrl) ?? '');
  await engine.database.transaction(async (transaction) => {
    const [used] = await transaction
      .update(emailValidations)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailValidations.hash, hash),
          eq(emailValidations.userUid, user.uid),
          isNull(emailValidations.usedAt),
          gt(emailValidations.expiresAt, now),
        ),
      )
      .returning();
    if (!used || (await isEmailInUse(transaction, tables, caller.realm, used.email, user.uid)))
      throw new HttpError(400, {
        name: 'InvalidInputError',
        message: 'The confirmation link is not valid.',
        attributes: [{ attribute: 'confirmUrl', reason: 'invalid' }],
      });
    const texts = userSearchColumns(caller.realm, { ...user, email: used.email });
    await transaction
      .update(users)
      .set({ ...texts, email: used.email, emailVerified: true })
      .where(eq(users.uid, user.uid));
    const action = { realm: caller.realm, by: caller, action: 'confirmEmailValidation', at: now };
    const changed = used.email === user.email ? [] : [{ field: 'email', before: user.email, after: used.email }];
    const verified = [{ field: 'emailVerified', before: String(user.emailVerified), after: 'true' }];
    await writeAuditLog(transaction, tables, action, [{ subject: user.uid, changes: [...changed, ...verified] }]);
    await bumpListVersion(transaction, tables, caller.realm);
  });
  return { status: 204 };
};
