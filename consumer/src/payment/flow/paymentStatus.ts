/** How far a card payment has come (shell §4). */
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
 * Every move that there is: the chain of the specification, any error to failed, a reset to init from anywhere. Work begins from a state of
 * rest and is then pending; while a step of the chain is under way nothing else begins. With a saved card the chain is entered at the customer.
 */
export const paymentMoves = {
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

type MovesOf<Status> = Status extends PaymentStatus ? keyof (typeof paymentMoves)[Status] : never;

/** Something that happens to a payment. */
export type PaymentMove = MovesOf<PaymentStatus>;

/** The status after a move, or undefined where the move is not possible. */
export function statusAfter(status: PaymentStatus, move: PaymentMove): PaymentStatus | undefined {
  const moves: Readonly<Partial<Record<PaymentMove, PaymentStatus>>> = paymentMoves[status];
  return moves[move];
}

/** Whether new work may begin. */
export const isAtRest = (status: PaymentStatus): boolean => statusAfter(status, 'begin') !== undefined;
