import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import { type Language, languageOf } from '../../../mail/language.ts';
import type { MailText } from '../../../mail/mailText.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';

/** The time of a mail, and the origin of the page that caused it, if one did. */
export interface MailContext {
  readonly now: number;
  readonly origin?: string | undefined;
  /** The path of the page that the mail leads to; default the subscriptions. */
  readonly path?: string;
}

/** Sends a mail in their language, with a link to a page, by default the subscriptions, to the owner of a subscription or an invoice, if they have an email address. */
export async function mailOwner(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  { realm, userUid }: { readonly realm: Realm; readonly userUid: string },
  { now, origin, path = '/subscriptions' }: MailContext,
  text: (name: string, language: Language) => MailText,
): Promise<void> {
  const { tables } = shard;
  const { users } = tables;
  const [user] = await executor
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.uid, userUid));
  if (!user?.email) return;
  const language = languageOf({ realm, locale: user.locale });
  const link = realmUrl(shard, realm, path, origin);
  await sendMail(executor, tables, { ...text(user.name, language), ...language, recipient: user.email, link, sentAt: now });
}
