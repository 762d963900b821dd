import { OfflineError, ServiceError } from '@realmkit/openapi';
import { useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { couponErrorReason } from '../checkout/couponErrorReason.ts';
import { isLoadError, type PaymentError, type ProviderError } from '../flow/paymentState.ts';
import { isFinalError } from '../idempotencyKeys.ts';
import type { OrderError } from '../order/createOrderFlow.ts';
import { useChangedTermsText } from '../terms/useChangedTermsText.ts';
import { chargeDecline } from './chargeDecline.ts';

const declines = ['card_declined', 'insufficient_funds', 'expired_card', 'processing_error', 'incorrect_number'] as const;

/** Returns the reason of the card provider's error, if we have a text for it. */
function declineOf({ code = '', declineCode = '' }: ProviderError): (typeof declines)[number] | 'authentication' | undefined {
  if (code.endsWith('_authentication_failure')) return 'authentication';
  return declines.find((decline) => decline === declineCode) ?? declines.find((decline) => decline === code);
}

/**
 * Returns functions for the localised message of a payment error: the provider's reason first, then the service's, then the key's. During an act it
 * matters more what did not happen than what could not be loaded.
 */
export function usePaymentErrorText(): {
  readonly paymentError: (error: PaymentError, duringAct?: boolean) => string;
  readonly orderError: (error: OrderError) => string;
} {
  const { t } = useTranslation('shop');
  const serviceText = useErrorText();
  const changedTermsText = useChangedTermsText();
  const serviceErrorText = (cause: unknown): string | undefined => {
    if (cause instanceof OfflineError) return t(($) => $.errors.offline);
    if (!(cause instanceof ServiceError)) return undefined;
    const changed = changedTermsText(cause);
    if (changed !== undefined) return changed;
    const coupon = couponErrorReason(cause);
    if (coupon) return t(($) => $.coupons[coupon]);
    const decline = chargeDecline(cause);
    if (decline) return t(($) => $.declines[decline]);
    return cause.status === 401 || cause.status === 403 ? serviceText(cause) : undefined;
  };
  const providerErrorText = (provider: ProviderError): string | undefined => {
    const decline = declineOf(provider);
    if (decline) return t(($) => $.declines[decline]);
    return provider.type === 'api_connection_error' ? t(($) => $.provider.notLoaded) : undefined;
  };
  return {
    paymentError: (error, duringAct = false) => {
      const { reason, provider, cause } = error;
      if (reason === 'delete_payment_methods_failed' && cause instanceof ServiceError && cause.status === 409)
        return t(($) => $.cards.needed);
      const text = (provider && providerErrorText(provider)) ?? serviceErrorText(cause);
      if (reason === 'add_subscription_failed' && !isFinalError(cause)) return text ?? t(($) => $.errors.unanswered);
      if (text !== undefined) return text;
      if (reason === 'add_subscription_failed' && cause instanceof ServiceError && cause.status === 409) return t(($) => $.checkout.held);
      return t(($) => $.errors[duringAct && isLoadError(error) ? 'nothingOrdered' : reason]);
    },
    orderError: ({ key, provider, cause }) => {
      if (key === 'signup.payment_failed')
        return (provider && declinedText(provider)) ?? serviceErrorText(cause) ?? t(($) => $.orderErrors.payment_failed);
      return serviceErrorText(cause) ?? t(($) => $.orderErrors[key]);
    },
  };

  function declinedText(provider: ProviderError): string | undefined {
    return provider.code === 'incorrect_cvc' ? t(($) => $.errors.confirm_setup_intent_incorrect_cvc) : providerErrorText(provider);
  }
}
