import { conflict, type Handlers } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/payment';
import { and, eq, ne, or } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import { readMeans, readPaid } from '../balance/readMeans.ts';
import { chargeBody, nextChargeBody } from '../bodies.ts';
import { performCharge } from '../charges/performCharge.ts';
import { type Payer, requireVisitor } from '../payer.ts';
import { nextCharge, periodAmount, splitAmount } from './amounts.ts';
import { type ChargeTerms, chargeTerms, requireExpectedChange } from './expectedTerms.ts';
import { type PlanChange, planChangeOf } from './planChange.ts';
import { bodyWithMeans, lockSubscription, subscriptionPrice } from './subscriptionHandlers.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';

type Names = 'previewPlanChange' | 'changePlan';

/** A subscription, what its change does, and the row after it. */
interface CheckedChange extends PlanChange {
  readonly before: SubscriptionRow;
  readonly after: SubscriptionRow;
}

/** Returns what was paid for the present period of a subscription, with tax: by card, from the balance, and by the rest of a former plan. */
async function paidFor(executor: Executor, { shard: { tables } }: RequestContext, row: SubscriptionRow): Promise<number> {
  const invoice = (await readPaid(executor, tables, [row])).get(row.id);
  return invoice ? invoice.amountPaid + invoice.credit : 0;
}

/** Returns what a change of plan does, for its preview and for the change itself; throws 409 where it is not possible. */
async function checkChange(executor: Executor, visitor: RequestContext, id: string, priceId: string): Promise<CheckedChange> {
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

/** Returns the charge that a change makes now, if it makes one, with the parts that pay for it. A sum that is too small for a card is waived. */
function chargeNow({ after, charge }: CheckedChange, balance: number) {
  if (!charge) return undefined;
  const amount = periodAmount(after, charge.credit);
  const { fromBalance, waived } = splitAmount(amount, balance);
  return { amount: { ...amount, total: amount.total - waived }, fromBalance, waived };
}

/** Returns what a change charges now, and its terms: that sum, or the day of the next charge where there is none. */
async function changeTerms(executor: Executor, { caller, shard }: RequestContext, change: CheckedChange) {
  const { after } = change;
  const { balance, running } = await readMeans(executor, shard.tables, caller.uid, [after]);
  const now = chargeNow(change, balance);
  const next = nextCharge(after);
  const terms: ChargeTerms = chargeTerms({
    zone: next.zone,
    amount: now?.amount ?? { total: 0, currency: next.amount.currency },
    fromBalance: now?.fromBalance,
    at: now ? undefined : next.at,
    recurring: next.amount.total,
    alongside: running,
  });
  return { now, terms };
}

async function preview(visitor: RequestContext, id: string, priceId: string): Promise<components['schemas']['PlanChangePreview']> {
  return visitor.shard.engine.database.transaction(async (transaction) => {
    const change = await checkChange(transaction, visitor, id, priceId);
    const { now, terms } = await changeTerms(transaction, visitor, change);
    const fromBalance = terms.from_balance;
    const means = await readMeans(transaction, visitor.shard.tables, visitor.caller.uid, [change.after], fromBalance);
    const next = nextChargeBody(change.after, means);
    if (!next) throw new Error('A plan that was changed has no next charge.');
    return {
      priceId,
      starts_at: new Date(change.after.pendingPriceId === null ? visitor.now : change.after.periodEnd).toISOString(),
      charge_now: now ? { ...chargeBody(now.amount, visitor.now, fromBalance), ...(now.waived > 0 && { waived: now.waived }) } : null,
      credit: change.charge?.credit ?? 0,
      next_charge: next,
      terms,
    };
  });
}

async function changePlan(
  visitor: RequestContext,
  { providerKey, origin }: Payer,
  id: string,
  { priceId, ...named }: components['schemas']['PlanChange'],
): Promise<SubscriptionRow> {
  const { caller, shard, now } = visitor;
  const { after } = await performCharge(shard, { userUid: caller.uid, key: providerKey }, async (executor) => {
    const change = await checkChange(executor, visitor, id, priceId);
    const { before, charge } = change;
    requireExpectedChange(named, (await changeTerms(executor, visitor, change)).terms);
    const changed = { before, after: change.after, amount: charge ? periodAmount(change.after, charge.credit) : null };
    return { kind: 'change', ...changed, credit: charge?.credit ?? 0, at: now, origin: origin ?? null };
  });
  return after;
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
