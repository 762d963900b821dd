import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { presentRows } from '../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { pricesOf } from '../../prices/products.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { newGiftCode } from './ids.ts';
import { mailOwner } from './mailOwner.ts';
import { refundSubscription, withdrawalPeriod } from './refunds.ts';

/**
 * Settles the payments of a user who is deleted at `now`, in milliseconds: subscriptions end at once, those within the withdrawal period are
 * refunded, open invoices are void, cards are deleted, and what is left of gift cards is sent to the user as the code of a new one.
 */
export async function settleDeletedUser(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>,
  userUid: string,
  now: number,
): Promise<void> {
  const { paidSubscriptions, invoices, customers, giftCards, setupIntents, users } = shard.tables;
  const ended = await executor
    .update(paidSubscriptions)
    .set({ status: 'canceled', endedAt: now, endReason: 'requested' })
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .returning({ id: paidSubscriptions.id, startedAt: paidSubscriptions.startedAt });
  for (const { id, startedAt } of ended) if (startedAt >= now - withdrawalPeriod) await refundSubscription(executor, shard, id);
  await executor
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.userUid, userUid), eq(invoices.status, 'open')));
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  if (customer) await shard.cards.detachCards(executor, shard.tables, customer);
  await executor.delete(setupIntents).where(eq(setupIntents.userUid, userUid));
  const [user] = await executor.select({ email: users.email }).from(users).where(eq(users.uid, userUid));
  if (!customer?.balance || !user?.email) return;
  const { realm } = customer;
  const code = newGiftCode(realm);
  await executor.insert(giftCards).values({ realm, code, orderId: customer.id, worth: customer.balance });
  await executor.update(customers).set({ balance: 0 }).where(eq(customers.userUid, userUid));
  const amount = mailFormats(realm).money(customer.balance, pricesOf(realm)[0]?.currency ?? 'eur');
  const texts = mailTextsOf(realm);
  const rows = presentRows([texts.labels.balance, amount], [texts.labels.code, code]);
  const text = (name: string) => ({ ...texts.balanceReturned({ name }), rows });
  await mailOwner(executor, shard, { realm, userUid }, { now }, text, `/gift-card?code=${code}`);
}
