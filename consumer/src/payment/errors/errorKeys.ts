/** The error keys of a card payment (shell §8); adding a subscription is not in the catalogue and has a key of its own. */
const paymentErrorKeys = [
  'cannot_create_client_secret',
  'create_client_secret_failed',
  'confirm_setup_intent_invalid_state',
  'confirm_setup_intent_incorrect_cvc',
  'confirm_setup_intent_failed',
  'delete_payment_methods_failed',
  'get_customer_failed',
  'get_payment_methods_failed',
  'update_customer_failed',
  'add_subscription_failed',
] as const;
export type PaymentErrorKey = (typeof paymentErrorKeys)[number];

/** The keys under which the lists of the subscription pages log that they could not be loaded (shell §8). */
export type SubscriptionLogKey = 'get_customer_subscription_failed' | 'get_products_failed' | 'get_invoices_failed';

/** The error keys of a gift card order (shell §8). */
const orderErrorKeys = [
  'create_order_failed',
  'payment_intent_not_loaded',
  'Load_stripe_elements_failed',
  'stripe_elements_not_loaded',
  'signup.payment_failed',
  'get_payment_status_failed',
] as const;
export type OrderErrorKey = (typeof orderErrorKeys)[number];

/** An error of the card provider (shell §8). */
export interface ProviderError {
  readonly message: string;
  readonly type: string;
  readonly code?: string;
  readonly declineCode?: string;
}

/** The error for a card provider that is not loaded (shell §8). */
export const providerNotLoaded: ProviderError = { message: 'stripe not loaded', type: 'api_connection_error' };

/** An error of a payment: the last key, the first key, and the error of the card provider or the service. */
export interface PaymentError {
  readonly key: PaymentErrorKey;
  /** The first key that was set, which says what happened; the same as `key` if only one was set. */
  readonly reason: PaymentErrorKey;
  readonly provider?: ProviderError;
  /** The error of the service. */
  readonly cause?: unknown;
}
