import { unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useShell } from '@realmkit/shell';
import { afterBank } from '../provider/afterBank.ts';
import { type ChargeMutation, useChargeMutation } from './useChargeMutation.ts';

interface PlanChange {
  readonly priceId: string;
  /** What the preview named to be charged now; the service refuses another sum. */
  readonly amount: number;
}

/** Returns the mutation that changes the plan of a subscription. */
export function usePlanChange(subscriptionId: string): ChargeMutation<PlanChange> {
  const { payment } = useShell().clients;
  return useChargeMutation<PlanChange>(
    ({ priceId, amount }) => `change ${subscriptionId} ${priceId} ${amount}`,
    async (body, header, answerBank) => {
      const params = { header, path: { id: subscriptionId } };
      const change = () => payment.POST('/subscriptions/{id}/plan-changes', { params, body });
      return unwrap(await afterBank(change, answerBank), paymentAnswers.changePlan);
    },
  );
}
