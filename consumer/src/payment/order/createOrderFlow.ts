import { createStore } from '@realmkit/design-system/store/createStore.ts';
import type { NewOrder, Order } from '@realmkit/openapi';
import type { ErrorReporter } from '@realmkit/shell';
import { type ProviderError, providerNotLoaded } from '../flow/paymentState.ts';
import { type IdempotencyKeys, isFinalError } from '../idempotencyKeys.ts';
import { advanceOrderStatus, type OrderStatus, orderStatusAfterRetry } from './orderStatus.ts';

/** The payment of an order (shell §3). */
export interface OrderPayment {
  readonly id: string;
  readonly clientSecret: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** The error keys of a gift card order (shell §8). */
type OrderErrorKey =
  | 'create_order_failed'
  | 'payment_intent_not_loaded'
  | 'Load_stripe_elements_failed'
  | 'stripe_elements_not_loaded'
  | 'signup.payment_failed'
  | 'get_payment_status_failed';

/** An error of an order. */
export interface OrderError {
  readonly key: OrderErrorKey;
  readonly provider?: ProviderError;
  readonly cause?: unknown;
}

/** The state of a gift card order. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment: OrderPayment | undefined;
  readonly error: OrderError | undefined;
  /** Whether a call is pending. */
  readonly isPending: boolean;
}

/** The calls that an order makes; each rejects if it fails. */
export interface OrderCalls {
  /** Throws an OfflineError on a device without network: what is begun there could be half done. */
  readonly begin: () => void;
  readonly create: (order: NewOrder, idempotencyKey: string) => Promise<OrderPayment>;
  readonly read: (id: string) => Promise<Order['status']>;
}

/** The result of a payment at the card provider. */
export type PaymentResult = { readonly paid: true } | { readonly error: ProviderError };

/** An order with its state; every action resolves to whether it succeeded. */
export interface OrderFlow {
  readonly getSnapshot: () => OrderState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly create: (order: NewOrder) => Promise<boolean>;
  /** Pays through the card provider, also once more after a decline; undefined if its fields are not loaded. */
  readonly pay: (callProvider: (() => Promise<PaymentResult>) | undefined) => Promise<boolean>;
  /** Reports that the card fields could not be loaded. */
  readonly elementsFailed: () => void;
  /** Loads the status of an order from the service, because the URL cannot be trusted. */
  readonly read: (id: string) => Promise<boolean>;
}

const orderIntent = 'order';

/** Creates an order on the calls of the payment service (shell §4). */
export function createOrderFlow(
  calls: OrderCalls,
  keys: IdempotencyKeys,
  report: ErrorReporter,
  warn?: (message: string) => void,
): OrderFlow {
  const { getSnapshot, subscribe, set } = createStore<OrderState>({
    status: 'init',
    payment: undefined,
    error: undefined,
    isPending: false,
  });
  const setState = (change: Partial<OrderState>) => set({ ...getSnapshot(), ...change });
  const advance = (to: OrderStatus) => {
    if (to !== getSnapshot().status) setState({ status: advanceOrderStatus(getSnapshot().status, to, warn) });
  };
  const fail = (error: OrderError) => {
    setState({ error, isPending: false });
    return false;
  };

  async function read(id: string): Promise<boolean> {
    setState({ isPending: true, error: undefined });
    try {
      advance(await calls.read(id));
    } catch (cause) {
      return fail({ key: 'get_payment_status_failed', cause });
    }
    if (getSnapshot().status === 'completed') keys.remove(orderIntent);
    setState({ isPending: false });
    return getSnapshot().status === 'completed';
  }

  return {
    getSnapshot,
    subscribe,
    async create(order) {
      if (getSnapshot().isPending) return false;
      setState({ isPending: true, error: undefined });
      try {
        const payment = await calls.create(order, keys.keyOf(orderIntent));
        setState({ payment, isPending: false });
      } catch (cause) {
        if (isFinalError(cause)) keys.remove(orderIntent);
        return fail({ key: 'create_order_failed', cause });
      }
      advance('created');
      return true;
    },
    async pay(callProvider) {
      const { isPending, status: before, payment } = getSnapshot();
      if (isPending) return false;
      if (before === 'completed') return true;
      if (!payment) return fail({ key: 'payment_intent_not_loaded' });
      if (!callProvider) return fail({ key: 'stripe_elements_not_loaded', provider: providerNotLoaded });
      try {
        calls.begin();
      } catch (cause) {
        return fail({ key: 'signup.payment_failed', cause });
      }
      const { id } = payment;
      // A declined order is retried (shell §4).
      const status = before === 'failed' ? orderStatusAfterRetry(warn) : before;
      setState({ status, isPending: true, error: undefined });
      advance('processing');
      const result = await callProvider().catch((error: unknown): PaymentResult => {
        report('The card provider failed', error);
        return { error: providerNotLoaded };
      });
      if ('error' in result) {
        // The service decides: a payment that was made in another tab, or whose response was lost, is not made again.
        if (await read(id)) return true;
        // Whether a payment without an answer was made is known only to the service.
        if (result.error.type === providerNotLoaded.type && getSnapshot().error) return false;
        advance('failed');
        return fail({ key: 'signup.payment_failed', provider: result.error });
      }
      return read(id);
    },
    elementsFailed: () => void fail({ key: 'Load_stripe_elements_failed', provider: providerNotLoaded }),
    read,
  };
}
