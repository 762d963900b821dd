import type { Domain } from '../../access/domain.ts';
import { accounts } from './accounts.ts';
import { cardProviderRoutes } from './cards/provider/cardProviderRoutes.ts';
import { runProviderTasks } from './cards/provider/refundQueue.ts';
import { completeOpenCharges } from './charges/completeCharge.ts';
import { returnAbandonedCharges } from './charges/returnAbandonedCharges.ts';
import { declarationRoutes } from './declarations/declarationRoutes.ts';
import { erasePendingDeclarations } from './declarations/erasePending.ts';
import { remindOfDeclarations } from './declarations/remindOfDeclarations.ts';
import { eraseUnpaidOrders, reconcileOrders } from './orders/reconcileOrders.ts';
import { runDuePayments } from './subscriptions/due/runDuePayments.ts';

/** What is sold, ordered, charged, invoiced and given back. */
export const billing: Domain = {
  jobs: [completeOpenCharges, runDuePayments, remindOfDeclarations, reconcileOrders, returnAbandonedCharges, runProviderTasks],
  async purge(shard, now) {
    await eraseUnpaidOrders(shard, now);
    await erasePendingDeclarations(shard, now);
  },
  accounts,
  controls: [
    { path: '/card-provider', routes: cardProviderRoutes, isForApps: true },
    { path: '/declarations', routes: declarationRoutes },
  ],
};
export {
  dayOf,
  findSchoolUnitPeriods,
  findSubscriptionPeriods,
  isRunning,
  type SubscriptionPeriod,
} from './licences/subscriptionPeriods.ts';
