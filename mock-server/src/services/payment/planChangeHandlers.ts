import { conflict, type Handlers, HttpError } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/payment';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { SignedIn } from '../caller.ts';
import { splitCharge } from './balance/coverage.ts';
import { readMeans } from './balance/readMeans.ts';
import { chargeBody, nextChargeBody } from './bodies.ts';
import { chargePeriod, nextCharge, periodAmount, type SubscriptionRow } from './charges.ts';
import { confirmPlanChange } from './confirmations.ts';
import { type ChargeTerms, chargeTerms, requireExpectedChange } from './expectedTerms.ts';
import { type Payer, requireVisitor } from './payer.ts';
import { type PlanChange, planChangeOf } from './planChange.ts';
import { nextDueAt } from './runDuePayments.ts';
import { bodyWithMeans, lockSubscription, subscriptionPrice } from './subscriptionHandlers.ts';

type Names = 'previewPlanChange' | 'changePlan';

/** A subscription, what its change does, and the row after it. */
interface CheckedChange extends PlanChange {
  readonly before: SubscriptionRow;
  readonly after: SubscriptionRow;
}

/** Returns what was paid for the present period of a subscription, with tax: by card, from the balance, and by the rest of a former plan. */
async function paidFor(executor: Executor, { shard: { tables } }: SignedIn, row: SubscriptionRow): Promise<number> {
  const { invoices } = tables;
  const ofPeriod = and(eq(invoices.subscriptionId, row.id), eq(invoices.periodStart, row.periodStart), eq(invoices.status, 'paid'));
  const [invoice] = await executor.select().from(invoices).where(ofPeriod);
  return invoice ? invoice.amountPaid + invoice.credit : 0;
}

/** Returns what a change of plan does, for its preview and for the change itself; throws 409 where it is not possible. */
async function checkChange(executor: Executor, visitor: SignedIn, id: string, priceId: string): Promise<CheckedChange> {
  const { caller, shard, now } = visitor;
  const { paidSubscriptions } = shard.tables;
  const price = subscriptionPrice(caller.realm, priceId);
  const before = await lockSubscription(visitor, executor, id);
  if (before.status === 'past_due') throw conflict('A charge is open.', { attribute: 'status', reason: 'past_due' });
  const present = before.priceId === priceId && before.pendingPriceId === null && !before.cancelAtPeriodEnd;
  const isOther = and(
    eq(paidSubscriptions.userUid, caller.uid),
    or(eq(paidSubscriptions.priceId, priceId), eq(paidSubscriptions.pendingPriceId, priceId)),
    ne(paidSubscriptions.id, id),
    ne(paidSubscriptions.status, 'canceled'),
  );
  const [other] = await executor.select({ id: paidSubscriptions.id }).from(paidSubscriptions).where(isOther);
  if (present || other) throw conflict('There is a subscription to this price.', { attribute: 'priceId', reason: 'unique' });
  const change = planChangeOf(before, price, await paidFor(executor, visitor, before), now);
  return { ...change, before, after: { ...before, ...change.values } };
}

/** Returns the charge that a change makes now, if it makes one. */
const chargeNow = ({ after, charge }: CheckedChange) => charge && periodAmount(after, charge.credit);

/** Returns the terms of a change: what is charged now, or the day of the next charge where nothing is. */
async function changeTerms(executor: Executor, { caller, shard }: SignedIn, change: CheckedChange): Promise<ChargeTerms> {
  const { after } = change;
  const now = chargeNow(change);
  const next = nextCharge(after);
  const { balance, running } = await readMeans(executor, shard.tables, caller.uid, [after]);
  return chargeTerms({
    realm: after.realm,
    amount: now ?? { total: 0, currency: next.amount.currency },
    fromBalance: splitCharge(now?.total ?? 0, balance).fromBalance,
    at: now ? undefined : next.at,
    recurring: next.amount.total,
    alongside: running,
  });
}

async function preview(visitor: SignedIn, id: string, priceId: string): Promise<components['schemas']['PlanChangePreview']> {
  return visitor.shard.engine.database.transaction(async (transaction) => {
    const change = await checkChange(transaction, visitor, id, priceId);
    const amount = chargeNow(change);
    const terms = await changeTerms(transaction, visitor, change);
    const fromBalance = terms.from_balance;
    const means = await readMeans(transaction, visitor.shard.tables, visitor.caller.uid, [change.after], fromBalance);
    const next = nextChargeBody(change.after, means);
    if (!next) throw new Error('A plan that was changed has no next charge.');
    return {
      priceId,
      starts_at: new Date(change.after.pendingPriceId === null ? visitor.now : change.after.periodEnd).toISOString(),
      charge_now: amount ? chargeBody(amount, visitor.now, fromBalance) : null,
      credit: change.charge?.credit ?? 0,
      next_charge: next,
      terms,
    };
  });
}

async function changePlan(
  visitor: SignedIn,
  payer: Payer,
  id: string,
  { priceId, ...named }: components['schemas']['PlanChange'],
): Promise<SubscriptionRow> {
  const { shard, now } = visitor;
  const { paidSubscriptions } = shard.tables;
  return shard.engine.database.transaction(async (transaction) => {
    const change = await checkChange(transaction, visitor, id, priceId);
    const { before, after, charge } = change;
    requireExpectedChange(named, await changeTerms(transaction, visitor, change));
    if (charge) {
      const error = await chargePeriod(transaction, shard, after, charge.period, now, { credit: charge.credit, key: payer.providerKey });
      if (error !== undefined) throw new HttpError(402, { name: 'PaymentFailedError', message: `The charge failed: ${error}.` });
    }
    // After the charge, which locks the customer: an order locks the customer first, too.
    const { hasCard } = await readMeans(transaction, shard.tables, visitor.caller.uid);
    const due = charge && { dueAt: nextDueAt(after.periodEnd, !hasCard), reminded: false };
    await transaction
      .update(paidSubscriptions)
      .set({ ...change.values, ...due })
      .where(eq(paidSubscriptions.id, before.id));
    await confirmPlanChange(transaction, shard, after, chargeNow(change), charge?.credit ?? 0, payer);
    return after;
  });
}

/** The handlers that change the plan of a subscription. */
export const planChangeHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  previewPlanChange: async ({ path, query }, payer) => ({
    status: 200,
    body: await preview(requireVisitor(payer), path.id, query.priceId),
  }),
  changePlan: async ({ path, body }, payer) => {
    const visitor = requireVisitor(payer);
    return { status: 200, body: await bodyWithMeans(visitor, await changePlan(visitor, payer, path.id, body)) };
  },
};
