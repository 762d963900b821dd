import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import type { Executor } from '../../../../database/executor.ts';
import { presentRows } from '../../../../mail/mailText.ts';
import { readMeans } from '../../balance/readMeans.ts';
import type { FailedCharge } from '../../cards/cardProvider.ts';
import type { ChargeAct } from '../../charges/chargeAct.ts';
import { invoiceTextsOf } from '../../invoices/invoiceTexts.ts';
import { findOpenInvoice } from '../../invoices/recordCharge.ts';
import { mailOwner } from '../../mails/mailOwner.ts';
import { endSubscription } from './endSubscription.ts';
import { mailFactsOf } from './mailFacts.ts';

const day = 24 * 3_600_000;
/** The delays between the attempts of a failed charge; after the last one the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** Records that the charge of a period that is due was refused: the next attempt is due some days later, or the subscription ends. A mail says so. */
export async function recordFailedRenewal(
  executor: Executor,
  shard: ServiceShard,
  { before, after, at }: ChargeAct,
  { error }: FailedCharge,
): Promise<void> {
  if (!before) throw new Error('A subscription that is renewed has none before.');
  const { paidSubscriptions } = shard.tables;
  const wait = retryDelays[before.tries];
  if (wait === undefined)
    return endSubscription(executor, shard, before, await readMeans(executor, shard.tables, before.userUid), 'unpaid', at);
  const { priceId, pendingPriceId, periodStart, periodEnd } = after;
  const pastDue = { status: 'past_due' as const, failure: error, dueAt: at + wait, tries: before.tries + 1 };
  await executor
    .update(paidSubscriptions)
    .set({ priceId, pendingPriceId, periodStart, periodEnd, ...pastDue })
    .where(eq(paidSubscriptions.id, before.id));
  const isLast = retryDelays[before.tries + 1] === undefined;
  // A bank that asks wants to see the holder of the card: the link leads to the page that confirms the payment.
  const path = error === 'authentication_required' ? `/payment?pay=${before.id}` : '/subscriptions';
  const open = await findOpenInvoice(executor, shard.tables, { after });
  await mailOwner(executor, shard, before, { now: at, path }, (name, language) => {
    const { texts, formatDay, formatPeriod, rows } = mailFactsOf(before, open, language);
    const period = [invoiceTextsOf(language).period, formatPeriod(periodStart, periodEnd)] as const;
    return {
      ...texts.chargeFailed({ name, retryAt: formatDay(at + wait), reason: error, isLast }),
      rows: [...rows, ...presentRows(period)],
    };
  });
}
