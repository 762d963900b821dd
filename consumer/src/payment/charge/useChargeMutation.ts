import { OfflineError, ServiceError } from '@realmkit/openapi';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { planChangeQueryKey } from '../../offer/paymentQueries.ts';
import { useReloadSubscriptions } from '../../offer/useReloadSubscriptions.ts';
import { couponErrorReason } from '../checkout/couponErrorReason.ts';
import { chargeDecline } from '../errors/chargeDecline.ts';
import { idempotencyKeysOf } from '../flow/usePaymentFlow.ts';
import { isFinalError } from '../idempotencyKeys.ts';
import type { AnswerBank } from '../provider/afterBank.ts';
import { CardProviderError } from '../provider/CardProviderError.ts';
import { useAnswerBank } from '../provider/useAnswerBank.ts';
import { useChangedTermsText } from '../terms/useChangedTermsText.ts';

/** A call that changes what the user is charged, made once for an intent even if it is repeated. */
export interface ChargeMutation<Input> {
  /** Resolves to whether it succeeded; ignored while one is pending. */
  readonly run: (input: Input) => Promise<boolean>;
  readonly isPending: boolean;
  readonly errorMessage: string | undefined;
}

type ChargeHeader = { readonly 'Idempotency-Key': string };

/**
 * Returns a mutation for a call that changes what the user is charged; where the bank asks, the owner of the card answers. The subscriptions are loaded
 * again afterwards.
 * @param intentOf names the intent of an input for its Idempotency-Key.
 */
export function useChargeMutation<Input>(
  intentOf: (input: Input) => string,
  call: (input: Input, header: ChargeHeader, answerBank: AnswerBank) => Promise<unknown>,
): ChargeMutation<Input> {
  const { t } = useTranslation('shop');
  const errorText = useErrorText();
  const changedTermsText = useChangedTermsText();
  const shell = useShell();
  const queries = useQueryClient();
  const reloadSubscriptions = useReloadSubscriptions();
  const answerBank = useAnswerBank();
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      const keys = idempotencyKeysOf(shell);
      const intent = intentOf(input);
      try {
        await call(input, { 'Idempotency-Key': keys.keyOf(intent) }, answerBank);
        keys.remove(intent);
      } catch (cause) {
        if (isFinalError(cause)) keys.remove(intent);
        throw cause;
      }
    },
    // A refused sum is another one by now.
    onError: () => void queries.invalidateQueries({ queryKey: planChangeQueryKey }),
    onSettled: () => void reloadSubscriptions(),
  });
  const messageOf = (error: Error): string => {
    const coupon = couponErrorReason(error);
    if (coupon) return t(($) => $.coupons[coupon]);
    if (error instanceof OfflineError) return t(($) => $.errors.offline);
    if (error instanceof CardProviderError) return errorText(error);
    if (!(error instanceof ServiceError) || !isFinalError(error)) return t(($) => $.errors.unanswered);
    const changed = changedTermsText(error);
    if (changed !== undefined) return changed;
    const decline = chargeDecline(error);
    if (decline) return t(($) => $.declines[decline]);
    if (error.status !== 409) return errorText(error);
    switch (error.attributes[0]?.attribute) {
      case 'amount':
        return t(($) => $.change.otherAmount);
      case 'status':
        return t(($) => $.change.payFirst);
      case 'payment':
        return t(($) => $.errors.unanswered);
      default:
        return t(($) => $.checkout.held);
    }
  };
  return {
    run: async (input) => {
      if (mutation.isPending) return false;
      return mutation.mutateAsync(input).then(
        () => true,
        () => false,
      );
    },
    isPending: mutation.isPending,
    errorMessage: mutation.error ? messageOf(mutation.error) : undefined,
  };
}
