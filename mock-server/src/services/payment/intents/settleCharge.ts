import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { ChargeResult, CustomerRow } from '../../cardProvider.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import { splitCharge } from '../balance/coverage.ts';
import { reviewJobs } from '../dueJobs/reviewJobs.ts';
import { recordCharge } from '../invoices/recordCharge.ts';
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
  const { chargeIntents, customers } = shard.tables;
  const { realm, userUid } = act.after;
  const { fromBalance, fromCard } = splitCharge(act.amount?.total ?? 0, customer?.balance ?? 0);
  const intent: ChargeIntentRow = {
    realm,
    userUid,
    key,
    act,
    card: fromCard > 0 ? (customer?.defaultPaymentMethod ?? null) : null,
    amount: fromCard,
    currency: act.amount?.currency ?? '',
    fromBalance,
    status: 'open',
    failure: null,
    charge: null,
    createdAt: act.at,
    heldUntil: 0,
    expiresAt: null,
  };
  await executor.insert(chargeIntents).values(intent);
  if (fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} - ${fromBalance}` })
      .where(eq(customers.userUid, userUid));
  if (fromCard === 0) return settleCharge(executor, shard, intent, { charge: null });
  return intent.card === null ? settleCharge(executor, shard, intent, { error: 'card_declined' }) : intent;
}

/**
 * Applies the result of an open charge, in a transaction that has locked its customer: the invoice with its receipt and what the charge was for, or the
 * balance back and what the refusal means. Returns the intent as it is then.
 */
export async function settleCharge(
  executor: Executor,
  shard: ServiceShard,
  intent: ChargeIntentRow,
  result: ChargeResult,
): Promise<ChargeIntentRow> {
  const { chargeIntents, customers } = shard.tables;
  const { key, userUid, fromBalance } = intent;
  const act = actOf(intent);
  const error = 'error' in result ? result.error : undefined;
  if (error !== undefined && fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} + ${fromBalance}` })
      .where(eq(customers.userUid, userUid));
  await recordCharge(executor, shard, act, fromBalance, result);
  const { succeed, fail } = finishers[act.kind];
  await (error === undefined ? succeed(executor, shard, act, fromBalance) : fail(executor, shard, act, error));
  await reviewJobs(executor, shard, userUid, act.at);
  const ended = {
    status: error === undefined ? ('succeeded' as const) : ('failed' as const),
    failure: error ?? null,
    charge: 'error' in result ? null : result.charge,
    expiresAt: act.at + intentRetention,
  };
  await executor.update(chargeIntents).set(ended).where(eq(chargeIntents.key, key));
  return { ...intent, ...ended };
}
