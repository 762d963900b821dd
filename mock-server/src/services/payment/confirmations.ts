import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { realmUrl } from '../../mail/realmUrl.ts';
import { sendMail } from '../../mail/sendMail.ts';
import type { MailText } from '../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { periodAmount, type SubscriptionRow } from './charges.ts';
import type { Payer } from './payer.ts';
import { priceOf, productsOf } from './prices/products.ts';

/** Sends a mail to the owner of a subscription, if they have an email address. */
async function mailOwner(
  executor: Executor,
  { tables }: ServiceShard,
  row: SubscriptionRow,
  { now, origin }: Payer,
  text: (name: string) => MailText,
): Promise<void> {
  const { users } = tables;
  const realm = row.realm as Realm;
  const [user] = await executor.select({ name: users.name, email: users.email }).from(users).where(eq(users.uid, row.userUid));
  if (!user?.email) return;
  const link = realmUrl(realm, '/subscriptions', origin);
  await sendMail(executor, tables, { ...text(user.name), realm, recipient: user.email, link, sentAt: now });
}

/** Confirms a new subscription by email: product, price, start and how to cancel. */
export async function confirmSubscription(executor: Executor, shard: ServiceShard, row: SubscriptionRow, payer: Payer): Promise<void> {
  const realm = row.realm as Realm;
  const { day, money } = mailFormats(realm);
  const { total, currency } = periodAmount(row);
  const price = priceOf(realm, row.priceId);
  const product = productsOf(realm).find(({ id }) => id === price?.productId)?.name ?? row.priceId;
  const details = {
    product,
    amount: money(total, currency),
    at: day(row.trialEnd ?? row.periodStart),
    yearly: price?.interval === 'year',
    terms: row.termsVersion === null ? undefined : day(Date.parse(row.termsVersion)),
  };
  await mailOwner(executor, shard, row, payer, (name) => mailTextsOf(realm).subscribed({ name, ...details }));
}

/** Confirms by email that a subscription ends with its period. */
export async function confirmCancellation(shard: ServiceShard, row: SubscriptionRow, payer: Payer): Promise<void> {
  const realm = row.realm as Realm;
  const receivedAt = mailFormats(realm).moment(payer.now);
  await mailOwner(shard.engine.database, shard, row, payer, (name) => mailTextsOf(realm).cancellation({ name, receivedAt }));
}
