import { hashOf, newSecret } from '../../../access/secrets.ts';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { realmIdentities } from '../../../database/realms.ts';
import type { Language } from '../../../mail/language.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { identityMailsOf } from '../mails/identityMailsOf.ts';

/** The lifetime of a link, in milliseconds. */
const linkLifetime = 30 * 60_000;

/** Whose password a link sets, and where it is sent. */
interface ResetLink extends Language {
  readonly uid: string;
  readonly userName: string;
  readonly recipient: string;
}

/** Sends a link by which a user chooses a new password, once and for 30 minutes; `redirect` is the path that they were on their way to. */
export async function mailResetLink(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  { realm, locale, uid, userName, recipient }: ResetLink,
  { now, origin, redirect }: { readonly now: number; readonly origin?: string | undefined; readonly redirect?: string | undefined },
): Promise<void> {
  const { tables } = shard;
  const secret = newSecret();
  const path = `/login/new-password?token=${secret}`;
  await executor
    .insert(tables.passwordResets)
    .values({ hash: hashOf(secret), userUid: uid, email: recipient, expiresAt: now + linkLifetime });
  await sendMail(executor, tables, {
    ...identityMailsOf({ locale }).passwordReset({ brand: realmIdentities[realm].name, userName }),
    realm,
    locale,
    recipient,
    link: realmUrl(shard, realm, redirect === undefined ? path : `${path}&redirect=${encodeURIComponent(redirect)}`, origin),
    sentAt: now,
  });
}
