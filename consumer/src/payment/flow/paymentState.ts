import type { Customer, PaymentMethod } from '@realmkit/openapi';

/** The statuses of a card payment (shell §4). */
export const paymentStatuses = [
  'init',
  'pending',
  'client_secret_created',
  'setup_intent_created',
  'setup_intent_confirmed',
  'customer_updated',
  'customer_fetched',
  'subscription_added',
  'successful',
  'failed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const always = { fail: 'failed', reset: 'init' } as const;
const resting = { ...always, begin: 'pending' } as const;

/**
 * The transitions of a payment: the chain of the specification, any error to failed, a reset to init from anywhere. Work starts from a resting
 * status and is then pending; no other work starts during a step of the chain. With a saved card the chain starts at the customer.
 */
export const paymentTransitions = {
  init: resting,
  pending: {
    ...always,
    clientSecretCreated: 'client_secret_created',
    setupIntentConfirmed: 'setup_intent_confirmed',
    customerFetched: 'customer_fetched',
  },
  client_secret_created: { ...resting, setupIntentCreated: 'setup_intent_created' },
  setup_intent_created: resting,
  setup_intent_confirmed: { ...always, customerUpdated: 'customer_updated' },
  customer_updated: { ...always, customerFetched: 'customer_fetched' },
  customer_fetched: { ...always, subscriptionAdded: 'subscription_added', succeed: 'successful' },
  subscription_added: { ...always, succeed: 'successful' },
  successful: resting,
  failed: resting,
} as const satisfies Readonly<Record<PaymentStatus, Readonly<Record<string, PaymentStatus>>>>;

type EventsOf<Status> = Status extends PaymentStatus ? keyof (typeof paymentTransitions)[Status] : never;

/** An event of a payment. */
export type PaymentEvent = EventsOf<PaymentStatus>;

/** Returns the status after an event, or undefined if the event is not possible. */
export function statusAfter(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  const transitions: Readonly<Partial<Record<PaymentEvent, PaymentStatus>>> = paymentTransitions[status];
  return transitions[event];
}

/** Returns whether new work may start. */
export const isAtRest = (status: PaymentStatus): boolean => statusAfter(status, 'begin') !== undefined;

/** The error keys of a card payment (shell §8); adding a subscription is not in the catalogue and has a key of its own. */
export type PaymentErrorKey =
  | 'cannot_create_client_secret'
  | 'create_client_secret_failed'
  | 'confirm_setup_intent_invalid_state'
  | 'confirm_setup_intent_incorrect_cvc'
  | 'confirm_setup_intent_failed'
  | 'delete_payment_methods_failed'
  | 'get_customer_failed'
  | 'get_payment_methods_failed'
  | 'update_customer_failed'
  | 'add_subscription_failed';

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

/** Returns whether an error is that of a call which only loads. */
export const isLoadError = (error: PaymentError | undefined): boolean =>
  error?.reason === 'get_customer_failed' || error?.reason === 'get_payment_methods_failed';

/** A card setup that the card provider has confirmed. */
export interface ConfirmedSetup {
  readonly id: string;
  readonly paymentMethod: string | null;
}

/** The state of a card payment (shell §3). */
export interface PaymentState {
  readonly status: PaymentStatus;
  readonly customerId: string | undefined;
  readonly subscriptionId: string | undefined;
  /** In memory only; never logged, stored or sent anywhere but to the card provider. */
  readonly clientSecret: string | undefined;
  readonly error: PaymentError | undefined;
  /** Whether the card fields are loading. */
  readonly elementsLoading: boolean;
  readonly setupIntent: ConfirmedSetup | undefined;
  /** Undefined until they have been loaded. */
  readonly paymentMethods: readonly PaymentMethod[] | undefined;
  readonly customer: Customer | undefined;
  readonly defaultPaymentMethod: string | undefined;
}

/** The state of a payment that has not started. */
export const initialPayment: PaymentState = {
  status: 'init',
  customerId: undefined,
  subscriptionId: undefined,
  clientSecret: undefined,
  error: undefined,
  elementsLoading: false,
  setupIntent: undefined,
  paymentMethods: undefined,
  customer: undefined,
  defaultPaymentMethod: undefined,
};

/** A change of the state without its status. */
export type PaymentUpdate = Partial<Omit<PaymentState, 'status'>>;

/** Returns the state after an event; an impossible event changes nothing and is reported to `warn`. */
export function transitionPayment(
  state: PaymentState,
  event: PaymentEvent,
  update: PaymentUpdate = {},
  warn: (message: string) => void = console.warn,
): PaymentState {
  const status = statusAfter(state.status, event);
  if (status === undefined) {
    warn(`A payment cannot do ${event} while it is ${state.status}.`);
    return state;
  }
  if (event === 'reset') {
    const { paymentMethods, defaultPaymentMethod } = state;
    return { ...initialPayment, paymentMethods, defaultPaymentMethod };
  }
  return { ...state, ...(event === 'begin' ? { error: undefined } : {}), ...update, status };
}

/** Returns the state change of a loaded customer. */
export const customerUpdate = (customer: Customer): PaymentUpdate => ({
  customer,
  customerId: customer.id,
  defaultPaymentMethod: customer.invoice_settings.default_payment_method ?? undefined,
});
