import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { addToBalance } from '../balance/addToBalance.ts';
import type { CustomerRow } from '../cards/cardProvider.ts';
import type { PaidOnce } from '../cards/provider/chargeOnce.ts';
import { findOpenInvoice, recordCharge } from '../invoices/recordCharge.ts';
import { splitAmount } from '../subscriptions/amounts.ts';
import { reviewJobs } from '../subscriptions/due/reviewJobs.ts';
import { actOf, type ChargeAct, type ChargeIntentRow } from './chargeAct.ts';
import { finishers } from './finishers.ts';

/** How long an ended intent stays, in milliseconds: a request that is repeated finds by it what became of the first one. */
const intentRetention = 30 * 24 * 3_600_000;

/**
 * Decides on a charge, in a transaction that has locked its customer: takes the part of the balance and stores the intent. Where the card pays nothing, or there is
 * none, the result is applied at once; otherwise the intent is open, and the provider is called after the transaction.
 * @param key the idempotency key of the charge at the card provider.
 */
export async function beginCharge(
  executor: Executor,
  shard: ServiceShard,
  customer: CustomerRow | undefined,
  key: string,
  act: ChargeAct,
): Promise<ChargeIntentRow> {
  const { chargeIntents } = shard.tables;
  const { realm, userUid } = act.after;
  const amount = act.amount ?? { realm, total: 0, currency: '' };
  const { fromBalance, fromCard, waived } = splitAmount(amount, customer?.balance ?? 0);
  const intent: ChargeIntentRow = {
    realm,
    userUid,
    key,
    act: { ...act, waived },
    card: fromCard > 0 ? (customer?.defaultPaymentMethod ?? null) : null,
    amount: fromCard,
    currency: amount.currency,
    fromBalance,
    status: 'open',
    failure: null,
    charge: null,
    createdAt: act.at,
    heldUntil: 0,
    expiresAt: null,
  };
  await executor.insert(chargeIntents).values(intent);
  await addToBalance(executor, shard.tables, userUid, -fromBalance);
  // A charge that was tried before is read first: it may have been paid since.
  if (act.amount && (await earlierCharge(executor, shard.tables, act, customer)) !== null) return intent;
  if (fromCard === 0) return settleCharge(executor, shard, intent, { charge: null, amount: 0 });
  return intent.card === null ? settleCharge(executor, shard, intent, { error: 'card_declined' }) : intent;
}

/** Returns the charge that was tried before for the same: that of the open invoice, or of an order or a change of plan that its bank asked about; null for none. */
export async function earlierCharge(
  executor: Executor,
  tables: ServiceShard['tables'],
  act: ChargeAct,
  customer: CustomerRow | undefined,
): Promise<string | null> {
  if (act.kind === 'subscribe' || act.kind === 'change') return customer?.pendingCharge ?? null;
  return (await findOpenInvoice(executor, tables, act))?.charge ?? null;
}

/** Takes back the decision on a charge that the provider refused as ours, in a transaction that has locked its customer: as if nobody had asked for it. */
export async function releaseCharge(
  executor: Executor,
  { tables }: ServiceShard,
  { key, userUid, fromBalance }: ChargeIntentRow,
): Promise<void> {
  const { chargeIntents } = tables;
  await executor.delete(chargeIntents).where(eq(chargeIntents.key, key));
  await addToBalance(executor, tables, userUid, fromBalance);
}

/**
 * Applies the result of an open charge, in a transaction that has locked its customer: the invoice with its receipt and what the charge was for, or the
 * balance back and what the refusal means. Returns the intent as it is then.
 */
export async function settleCharge(
  executor: Executor,
  shard: ServiceShard,
  intent: ChargeIntentRow,
  result: PaidOnce,
): Promise<ChargeIntentRow> {
  const { chargeIntents } = shard.tables;
  const { key, userUid } = intent;
  const act = actOf(intent);
  const failed = 'error' in result ? result : undefined;
  const due = (act.amount?.total ?? 0) - (act.waived ?? 0);
  // A charge that was paid before may have left another part to the balance than the one that is reserved.
  const fromBalance = 'error' in result ? 0 : due - result.amount;
  await addToBalance(executor, shard.tables, userUid, intent.fromBalance - fromBalance);
  await recordCharge(executor, shard, act, fromBalance, result);
  const { succeed, fail } = finishers[act.kind];
  await (failed ? fail(executor, shard, act, failed) : succeed(executor, shard, act, fromBalance));
  await reviewJobs(executor, shard, userUid, act.at);
  const ended = {
    status: failed ? ('failed' as const) : ('succeeded' as const),
    failure: failed?.error ?? null,
    charge: result.charge ?? null,
    expiresAt: act.at + intentRetention,
  };
  await executor.update(chargeIntents).set(ended).where(eq(chargeIntents.key, key));
  return { ...intent, ...ended };
}
