import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Means } from '../../balance/readMeans.ts';
import { cancelOpenInvoices } from '../../invoices/creditNote.ts';
import { giveBack } from '../../invoices/refunds.ts';
import { mailOwner } from '../../mails/mailOwner.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';
import { mailFactsOf } from './mailFacts.ts';
import type { EndReason } from './nextJob.ts';
import { refundAtEnd } from './notice.ts';

/** Ends a subscription at a moment in milliseconds: its open invoice is cancelled, the unused days of a renewed year are given back, and a mail says why. */
export async function endSubscription(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  means: Means,
  reason: EndReason,
  at: number,
): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  await executor
    .update(paidSubscriptions)
    .set({ status: 'canceled', endedAt: at, endReason: reason })
    .where(eq(paidSubscriptions.id, row.id));
  await cancelOpenInvoices(executor, shard.tables, { subscriptionId: row.id }, at);
  const invoice = means.paid.get(row.id);
  const refund = reason === 'requested' ? refundAtEnd(row, means, at) : undefined;
  if (invoice && refund) await giveBack(executor, shard, invoice, refund.amount, at);
  await mailOwner(executor, shard, row, { now: at }, (name, language) => {
    const { texts, product, money } = mailFactsOf(row, means.open.get(row.id), language);
    return texts.subscriptionEnded({ name, product, reason, refunded: refund && money(refund.amount, refund.currency) });
  });
}
