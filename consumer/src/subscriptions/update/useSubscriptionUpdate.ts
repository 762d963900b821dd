import { unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useNotice, useShell } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import { useReloadSubscriptions } from '../../offer/useReloadSubscriptions.ts';
import { idempotencyKeysOf } from '../../payment/flow/usePaymentFlow.ts';
import { type SubscriptionChoice, type SubscriptionStep, stepsOf, updateSubscriptions } from './subscriptionUpdate.ts';

/**
 * Runs the steps of a choice, shows a notice about the result, and reloads the subscriptions; `onDone` is called if no step failed (shell §4).
 */
export function useSubscriptionUpdate(onDone: () => void): {
  readonly inProgress: boolean;
  readonly update: (choice: SubscriptionChoice) => void;
} {
  const { t } = useTranslation('shop');
  const { show } = useNotice();
  const shell = useShell();
  const queries = useQueryClient();
  const reloadSubscriptions = useReloadSubscriptions();
  const { payment } = shell.clients;

  const runStep = async (step: SubscriptionStep) => {
    if (step.do !== 'add') {
      const params = { path: { id: step.subscriptionId } };
      const body = { cancel_at_period_end: step.do === 'cancel' };
      return unwrap(await payment.PUT('/subscriptions/{id}', { params, body }), paymentAnswers.updateSubscription);
    }
    const keys = idempotencyKeysOf(shell);
    const intent = `subscription ${step.priceId} `;
    const params = { header: { 'Idempotency-Key': keys.keyOf(intent) } };
    const added = unwrap(
      await payment.POST('/subscriptions', { params, body: { priceId: step.priceId } }),
      paymentAnswers.createSubscription,
    );
    keys.remove(intent);
    return added;
  };

  const mutation = useMutation({
    mutationFn: async (choice: SubscriptionChoice) => {
      const held = await queries.ensureQueryData(subscriptionsQuery(shell));
      return updateSubscriptions(stepsOf(held, choice), runStep);
    },
    onSuccess: async ({ successful }, { pricesToCancel }) => {
      await reloadSubscriptions();
      if (!successful) return show({ type: 'error', message: t(($) => $.subscriptions.updateFailed) });
      show({
        type: 'success',
        message: pricesToCancel.length > 0 ? t(($) => $.subscriptions.cancelled) : t(($) => $.subscriptions.reactivated),
      });
      onDone();
    },
    onError: () => show({ type: 'error', message: t(($) => $.subscriptions.updateFailed) }),
  });

  return {
    inProgress: mutation.isPending,
    update: (choice) => {
      if (!mutation.isPending) mutation.mutate(choice);
    },
  };
}
