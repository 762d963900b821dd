import type { Subscription } from '@realmkit/openapi';
import { type Plan, planOf } from '../../offer/plans.ts';
import { WithdrawContract } from './WithdrawContract.tsx';

interface WithdrawPlanProps {
  readonly subscription: Subscription;
  readonly plans: readonly Plan[];
}

/** Offers the withdrawal from a plan as long as the service says that there is one. */
export function WithdrawPlan({ subscription, plans }: WithdrawPlanProps) {
  const { id, withdrawable_until: until, withdrawal_refund: refund } = subscription;
  if (!until || !refund) return null;
  const former = refund.returns_to === null ? undefined : plans.find(({ price }) => price.id === refund.returns_to);
  const product = planOf(subscription, plans)?.product.name ?? id;
  return <WithdrawContract contract={id} product={product} until={until} refund={refund} formerPlan={former?.product.name} />;
}
