import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import { readMeans } from '../balance/readMeans.ts';
import type { SubscriptionRow } from '../charges.ts';
import { confirmPlanChange, confirmSubscription } from '../confirmations.ts';
import { recordFailedRenewal } from '../dueJobs/recordFailedRenewal.ts';
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

/** Nothing was changed before the charge, so nothing is taken back. */
const unchanged = async (): Promise<void> => undefined;

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
      await executor.update(customers).set({ hadTrial: true }).where(eq(customers.userUid, after.userUid));
      await confirmSubscription(executor, shard, after, contextOf(act), means);
    },
    fail: unchanged,
  },
  change: {
    async succeed(executor, shard, act) {
      await store(executor, shard, act.after);
      await confirmPlanChange(executor, shard, act.after, act.amount ?? undefined, act.credit, contextOf(act));
    },
    fail: unchanged,
  },
  pay: { succeed: (executor, shard, { after }) => store(executor, shard, after), fail: unchanged },
  renewal: {
    succeed: (executor, shard, { after }) => store(executor, shard, after),
    fail: recordFailedRenewal,
  },
};
