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
