import { type ChargeTerms, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useShell } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { planChangeQuery } from '../../offer/paymentQueries.ts';
import { afterBank } from '../provider/afterBank.ts';
import { type ChargeMutation, useChargeMutation } from './useChargeMutation.ts';

interface PlanChange {
  readonly priceId: string;
  /** What the preview named to be charged now; the service refuses another sum. */
  readonly amount: number;
  /** What the preview named; read at the press of a button that names no sum, because it charges nothing. */
  readonly expected?: ChargeTerms;
}

/** Returns the mutation that changes the plan of a subscription. */
export function usePlanChange(subscriptionId: string): ChargeMutation<PlanChange> {
  const shell = useShell();
  const queries = useQueryClient();
  const { payment } = shell.clients;
  return useChargeMutation<PlanChange>(
    ({ priceId, amount }) => `change ${subscriptionId} ${priceId} ${amount}`,
    async ({ priceId, amount, expected }, header, answerBank) => {
      const terms = expected ?? (await queries.fetchQuery(planChangeQuery(shell, subscriptionId, priceId))).terms;
      const params = { header, path: { id: subscriptionId } };
      const body = { priceId, amount, expected: terms };
      const change = () => payment.POST('/subscriptions/{id}/plan-changes', { params, body });
      return unwrap(await afterBank(change, answerBank), paymentAnswers.changePlan);
    },
  );
}
