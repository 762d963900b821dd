import type { NewOrder, Order } from '@realmkit/openapi';
import { type OrderErrorKey, type ProviderError, providerNotLoaded } from '../errors/errorKeys.ts';
import type { IntentKeys } from '../intentKeys.ts';
import { type OrderStatus, raisedOrder, retriedOrder } from './orderStatus.ts';

/** What pays for an order (shell §3). */
export interface OrderPayment {
  readonly id: string;
  readonly clientSecret: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** What went wrong with an order. */
export interface OrderError {
  readonly key: OrderErrorKey;
  readonly provider?: ProviderError;
  readonly cause?: unknown;
}

/** An order of gift cards as far as it has come. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment: OrderPayment | undefined;
  readonly error: OrderError | undefined;
  /** Whether something is under way. */
  readonly busy: boolean;
}

/** The calls that an order makes; each rejects where it did not succeed. */
export interface OrderCalls {
  readonly create: (order: NewOrder, idempotencyKey: string) => Promise<OrderPayment>;
  readonly read: (id: string) => Promise<Order['status']>;
}

/** What the card provider says of a payment. */
export type PaymentAnswer = { readonly paid: true } | { readonly error: ProviderError };

/** An order with its state; every action says whether it was done. */
export interface OrderFlow {
  readonly getSnapshot: () => OrderState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly create: (order: NewOrder) => Promise<boolean>;
  /** Pays by what the card provider says; undefined where its fields are not there. */
  readonly pay: (ask: (() => Promise<PaymentAnswer>) | undefined) => Promise<boolean>;
  /** The card fields could not be loaded. */
  readonly elementsFailed: () => void;
  /** Begins another try at the same order (shell §4). */
  readonly retry: () => void;
  /** Asks the service how far an order is: the address bar says nothing that counts. */
  readonly read: (id: string) => Promise<boolean>;
}

const orderIntent = 'order';

/** Begins an order over the calls of the payment service (shell §4). */
export function createOrderFlow(calls: OrderCalls, keys: IntentKeys, warn?: (message: string) => void): OrderFlow {
  let state: OrderState = { status: 'init', payment: undefined, error: undefined, busy: false };
  const listeners = new Set<() => void>();
  const become = (change: Partial<OrderState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const raise = (to: OrderStatus) => {
    if (to !== state.status) become({ status: raisedOrder(state.status, to, warn) });
  };
  const fail = (error: OrderError) => {
    become({ error, busy: false });
    return false;
  };

  async function read(id: string): Promise<boolean> {
    become({ busy: true, error: undefined });
    try {
      raise(await calls.read(id));
    } catch (cause) {
      return fail({ key: 'get_payment_status_failed', cause });
    }
    if (state.status === 'completed') keys.forget(orderIntent);
    become({ busy: false });
    return state.status === 'completed';
  }

  return {
    getSnapshot: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async create(order) {
      if (state.busy) return false;
      become({ busy: true, error: undefined });
      try {
        const payment = await calls.create(order, keys.keyOf(orderIntent));
        become({ payment, busy: false });
      } catch (cause) {
        if (keys.isRefusal(cause)) keys.forget(orderIntent);
        return fail({ key: 'create_order_failed', cause });
      }
      raise('created');
      return true;
    },
    async pay(ask) {
      if (state.busy) return false;
      if (state.status === 'completed') return true;
      if (!state.payment) return fail({ key: 'payment_intent_not_loaded' });
      if (!ask) return fail({ key: 'stripe_elements_not_loaded', provider: providerNotLoaded });
      const { id } = state.payment;
      if (state.status === 'failed') become({ status: retriedOrder(warn) });
      become({ busy: true, error: undefined });
      raise('processing');
      const answer = await ask().catch((): PaymentAnswer => ({ error: providerNotLoaded }));
      if ('error' in answer) {
        // The truth is the service's: a payment that was made in another tab, or whose answer was lost, is not made again.
        if (await read(id)) return true;
        raise('failed');
        return fail({ key: 'signup.payment_failed', provider: answer.error });
      }
      return read(id);
    },
    elementsFailed: () => void fail({ key: 'Load_stripe_elements_failed', provider: providerNotLoaded }),
    retry: () => become({ status: retriedOrder(warn), error: undefined }),
    read,
  };
}
