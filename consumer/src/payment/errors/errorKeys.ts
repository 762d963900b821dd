/** What can go wrong with a card payment (shell §8); adding a subscription is not in the catalogue and has a key of its own. */
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

/** Under which keys the lists of the subscription pages report that they could not be loaded (shell §8). */
export type SubscriptionLogKey = 'get_customer_subscription_failed' | 'get_products_failed' | 'get_invoices_failed';

/** What can go wrong with an order of gift cards (shell §8). */
const orderErrorKeys = [
  'create_order_failed',
  'payment_intent_not_loaded',
  'Load_stripe_elements_failed',
  'stripe_elements_not_loaded',
  'signup.payment_failed',
  'get_payment_status_failed',
] as const;
export type OrderErrorKey = (typeof orderErrorKeys)[number];

/** An error as the card provider gives it (shell §8). */
export interface ProviderError {
  readonly message: string;
  readonly type: string;
  readonly code?: string;
  readonly declineCode?: string;
}

/** What is said when the card provider is not there (shell §8). */
export const providerNotLoaded: ProviderError = { message: 'stripe not loaded', type: 'api_connection_error' };

/** An error of a payment: the key that was set last, the one that says what happened, and what the card provider or the service said. */
export interface PaymentError {
  readonly key: PaymentErrorKey;
  /** The key that was set before `key` overrode it; the same where there was one only. */
  readonly reason: PaymentErrorKey;
  readonly provider?: ProviderError;
  /** What a service answered. */
  readonly cause?: unknown;
}
