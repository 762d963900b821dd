import type { Customer, PaymentMethod } from '@realmkit/openapi';
import type { PaymentError } from '../errors/errorKeys.ts';
import { type PaymentEvent, type PaymentStatus, statusAfter } from './paymentStatus.ts';

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
