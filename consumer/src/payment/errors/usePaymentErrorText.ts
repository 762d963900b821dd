import { ServiceError } from '@realmkit/openapi';
import { useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { couponErrorReason } from '../checkout/couponErrorReason.ts';
import type { PaymentError, ProviderError } from '../flow/paymentState.ts';
import type { OrderError } from '../order/createOrderFlow.ts';
import { useChangedTermsText } from '../terms/useChangedTermsText.ts';

const declines = ['card_declined', 'insufficient_funds', 'expired_card', 'processing_error', 'incorrect_number'] as const;

/** Returns the reason of the card provider's error, if we have a text for it. */
function declineOf({ code = '', declineCode = '' }: ProviderError): (typeof declines)[number] | 'authentication' | undefined {
  if (code.endsWith('_authentication_failure')) return 'authentication';
  return declines.find((decline) => decline === declineCode) ?? declines.find((decline) => decline === code);
}

/** Returns functions for the localised message of a payment error: the provider's reason first, then the service's, then the key's. */
export function usePaymentErrorText(): {
  readonly paymentError: (error: PaymentError) => string;
  readonly orderError: (error: OrderError) => string;
} {
  const { t } = useTranslation('shop');
  const serviceText = useErrorText();
  const changedTermsText = useChangedTermsText();
  const serviceErrorText = (cause: unknown): string | undefined => {
    if (!(cause instanceof ServiceError)) return undefined;
    const changed = changedTermsText(cause);
    if (changed !== undefined) return changed;
    const coupon = couponErrorReason(cause);
    if (coupon) return t(($) => $.coupons[coupon]);
    if (cause.status === 402) return t(($) => $.declines.card_declined);
    return cause.status === 401 || cause.status === 403 ? serviceText(cause) : undefined;
  };
  const providerErrorText = (provider: ProviderError): string | undefined => {
    const decline = declineOf(provider);
    if (decline) return t(($) => $.declines[decline]);
    return provider.type === 'api_connection_error' ? t(($) => $.provider.notLoaded) : undefined;
  };
  return {
    paymentError: ({ reason, provider, cause }) => {
      if (reason === 'delete_payment_methods_failed' && cause instanceof ServiceError && cause.status === 409)
        return t(($) => $.cards.needed);
      const text = (provider && providerErrorText(provider)) ?? serviceErrorText(cause);
      if (text !== undefined) return text;
      const isHeld = reason === 'add_subscription_failed' && cause instanceof ServiceError && cause.status === 409;
      return isHeld ? t(($) => $.checkout.held) : t(($) => $.errors[reason]);
    },
    orderError: ({ key, provider, cause }) => {
      if (key === 'signup.payment_failed') return (provider && declinedText(provider)) ?? t(($) => $.orderErrors.payment_failed);
      return serviceErrorText(cause) ?? t(($) => $.orderErrors[key]);
    },
  };

  function declinedText(provider: ProviderError): string | undefined {
    return provider.code === 'incorrect_cvc' ? t(($) => $.errors.confirm_setup_intent_incorrect_cvc) : providerErrorText(provider);
  }
}
