import { ServiceError, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { useReloadSubscriptions } from '../../offer/useReloadSubscriptions.ts';
import { idempotencyKeysOf, usePaymentFlow } from '../flow/usePaymentFlow.ts';
import { giftCodeOf } from './giftCode.ts';

/** The redemption of a gift card, wherever its code is typed. */
export interface Redemption {
  /** Resolves to whether it succeeded; ignored while one is pending. */
  readonly redeem: (typed: string) => Promise<boolean>;
  readonly isPending: boolean;
  readonly errorText: string | undefined;
  /** The sentence that names the new balance. */
  readonly doneText: string | undefined;
}

/** Returns the redemption of a gift card, whose worth goes to the balance of the user; what it pays is loaded again. */
export function useRedeemGiftCard(): Redemption {
  const { t } = useTranslation('shop');
  const errorText = useErrorText();
  const { money } = useFormats();
  const shell = useShell();
  const { flow } = usePaymentFlow();
  const reloadSubscriptions = useReloadSubscriptions();
  const mutation = useMutation({
    mutationFn: async (code: string) => {
      const keys = idempotencyKeysOf(shell);
      const intent = `redeem ${code}`;
      const params = { header: { 'Idempotency-Key': keys.keyOf(intent) } };
      const result = await shell.clients.payment.POST('/gift-cards/redemptions', { params, body: { code } });
      const customer = unwrap(result, paymentAnswers.redeemGiftCard);
      keys.remove(intent);
      return customer;
    },
    onSuccess: () => {
      void flow.load();
      void reloadSubscriptions();
    },
  });
  const textOf = (error: Error) => {
    if (error instanceof ServiceError && error.status === 404) return t(($) => $.redeem.unknown);
    return error instanceof ServiceError && error.status === 409 ? t(($) => $.redeem.used) : errorText(error);
  };
  const { isPending, error, data } = mutation;
  return {
    redeem: async (typed) => {
      if (isPending) return false;
      return mutation.mutateAsync(giftCodeOf(typed) ?? typed.trim()).then(
        () => true,
        () => false,
      );
    },
    isPending,
    errorText: error ? textOf(error) : undefined,
    doneText: data && t(($) => $.redeem.done, { amount: money({ amount: data.balance, currency: shell.settings.currency }) }),
  };
}
