import type { Customer, PaymentMethod } from '@realmkit/openapi';
import type { PaymentError } from '../errors/errorKeys.ts';
import { type PaymentMove, type PaymentStatus, statusAfter } from './paymentStatus.ts';

/** A card that the card provider has set up. */
export interface ConfirmedSetup {
  readonly id: string;
  readonly paymentMethod: string | null;
}

/** Everything that is known of a card payment (shell §3). */
export interface PaymentState {
  readonly status: PaymentStatus;
  readonly customerId: string | undefined;
  readonly subscriptionId: string | undefined;
  /** Kept in memory only; never logged, stored or sent anywhere but to the card provider. */
  readonly clientSecret: string | undefined;
  readonly error: PaymentError | undefined;
  /** Whether the card fields are on their way. */
  readonly elementsLoading: boolean;
  readonly setupIntent: ConfirmedSetup | undefined;
  /** Undefined until they have been asked for. */
  readonly paymentMethods: readonly PaymentMethod[] | undefined;
  readonly customer: Customer | undefined;
  readonly defaultPaymentMethod: string | undefined;
}

/** A payment that has not begun. */
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

/** What becomes known with a move, or without one. */
export type PaymentFacts = Partial<Omit<PaymentState, 'status'>>;

/** The state after a move; what is not possible changes nothing and is told to `warn`. */
export function movedPayment(
  state: PaymentState,
  move: PaymentMove,
  facts: PaymentFacts = {},
  warn: (message: string) => void = console.warn,
): PaymentState {
  const status = statusAfter(state.status, move);
  if (status === undefined) {
    warn(`A payment cannot do ${move} while it is ${state.status}.`);
    return state;
  }
  if (move === 'reset') {
    const { paymentMethods, defaultPaymentMethod } = state;
    return { ...initialPayment, paymentMethods, defaultPaymentMethod };
  }
  return { ...state, ...(move === 'begin' ? { error: undefined } : {}), ...facts, status };
}

/** The facts of a customer that has been fetched. */
export const customerFacts = (customer: Customer): PaymentFacts => ({
  customer,
  customerId: customer.id,
  defaultPaymentMethod: customer.invoice_settings.default_payment_method ?? undefined,
});
