import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { readMeans } from '../balance/readMeans.ts';
import { confirmPlanChange, confirmSubscription } from '../mails/confirmations.ts';
import { recordCoupon } from '../orders/coupons.ts';
import { recordFailedRenewal } from '../subscriptions/due/recordFailedRenewal.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { markTrial } from '../subscriptions/trials.ts';
import type { ChargeAct, Finisher } from './chargeAct.ts';

const contextOf = ({ at, origin }: ChargeAct) => ({ now: at, origin: origin ?? undefined });

/** Stores a subscription that a charge has changed. */
async function store(
  executor: Executor,
  { tables: { paidSubscriptions } }: ServiceShard,
  { id, ...values }: SubscriptionRow,
): Promise<void> {
  await executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, id));
}

/** Nothing was changed before the charge, so nothing is taken back; a charge that its owner may still confirm waits for the repeated request. */
const wait: Finisher['fail'] = async (executor, { tables: { customers } }, { after, at }, { charge = null }) => {
  const pending = { pendingCharge: charge, pendingChargeAt: charge === null ? null : at };
  await executor.update(customers).set(pending).where(eq(customers.userUid, after.userUid));
};

/** Forgets the charge that an order or a change waited for. */
const forget = (executor: Executor, { tables: { customers } }: ServiceShard, { after }: ChargeAct) =>
  executor.update(customers).set({ pendingCharge: null, pendingChargeAt: null }).where(eq(customers.userUid, after.userUid));

/** What applies the results of charges, by what they are for. */
export const finishers: Readonly<Record<ChargeAct['kind'], Finisher>> = {
  subscribe: {
    async succeed(executor, shard, act, fromBalance) {
      const { after } = act;
      const { customers, paidSubscriptions } = shard.tables;
      // The mail says what pays for the first charge, which has taken its part of the balance by now.
      const firstCharge = { ...after, periodEnd: after.trialEnd ?? after.startedAt };
      const means = await readMeans(executor, shard.tables, after.userUid, [firstCharge], -fromBalance);
      await executor.insert(paidSubscriptions).values(after);
      const [customer] = await executor.select().from(customers).where(eq(customers.userUid, after.userUid));
      if (customer) await markTrial(executor, shard.tables, customer, act.at);
      await recordCoupon(executor, shard.tables, after);
      await forget(executor, shard, act);
      await confirmSubscription(executor, shard, after, contextOf(act), means);
    },
    fail: wait,
  },
  change: {
    async succeed(executor, shard, act) {
      await store(executor, shard, act.after);
      await forget(executor, shard, act);
      await confirmPlanChange(executor, shard, act.after, act.amount ?? undefined, act.credit, contextOf(act));
    },
    fail: wait,
  },
  pay: {
    succeed: (executor, shard, { after }) => store(executor, shard, after),
    async fail(executor, { tables: { paidSubscriptions } }, { after }, { error }) {
      await executor.update(paidSubscriptions).set({ failure: error }).where(eq(paidSubscriptions.id, after.id));
    },
  },
  renewal: {
    succeed: (executor, shard, { after }) => store(executor, shard, after),
    fail: recordFailedRenewal,
  },
};
