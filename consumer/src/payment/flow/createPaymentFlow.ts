import type { Customer, PaymentMethod, Subscription } from '@realmkit/openapi';
import { waitFor } from '@realmkit/shell';
import { type PaymentErrorKey, type ProviderError, providerNotLoaded } from '../errors/errorKeys.ts';
import type { IntentKeys } from '../intentKeys.ts';
import { type ConfirmedSetup, customerFacts, initialPayment, movedPayment, type PaymentFacts, type PaymentState } from './paymentState.ts';
import { isAtRest, type PaymentMove } from './paymentStatus.ts';

/** How long the creation of a client secret waits for work that is under way (shell §9). */
const secretWait = { tries: 5, everyMs: 100 };

/** What to subscribe to. */
export interface WantedSubscription {
  readonly priceId: string;
  readonly couponId?: string | undefined;
  /** The version of the terms that were agreed to. */
  readonly termsVersion?: string | undefined;
}

/** The calls of the payment service that a card payment makes; each rejects where it did not succeed. */
export interface PaymentCalls {
  readonly createClientSecret: (idempotencyKey: string) => Promise<string>;
  readonly getCustomer: () => Promise<Customer>;
  readonly chooseCard: (paymentMethod: string) => Promise<unknown>;
  readonly listPaymentMethods: () => Promise<readonly PaymentMethod[]>;
  readonly deletePaymentMethods: () => Promise<unknown>;
  readonly subscribe: (wanted: WantedSubscription, idempotencyKey: string) => Promise<Subscription>;
}

/** What the card provider says of a setup. */
export type SetupAnswer = { readonly setupIntent: ConfirmedSetup } | { readonly error: ProviderError };

/** A card payment with its state; every action says whether it was done. */
export interface PaymentFlow {
  readonly getSnapshot: () => PaymentState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Makes a client secret, or keeps the one that there is (shell §4). */
  readonly createClientSecret: () => Promise<boolean>;
  /** The card fields are there, or could not be loaded. */
  readonly elementsShown: (loaded: boolean) => void;
  /** Saves a card by what the card provider says, makes it the one that is charged, and subscribes where something is wanted. */
  readonly confirm: (ask: () => Promise<SetupAnswer>, wanted?: WantedSubscription) => Promise<boolean>;
  /** Subscribes with the card that is charged already. */
  readonly subscribeWithSavedCard: (wanted: WantedSubscription) => Promise<boolean>;
  /** Loads the customer and the saved cards. */
  readonly load: () => Promise<boolean>;
  readonly chooseCard: (paymentMethod: string) => Promise<boolean>;
  readonly deletePaymentMethods: () => Promise<boolean>;
  readonly reset: () => void;
}

const subscriptionIntent = ({ priceId, couponId = '' }: WantedSubscription) => `subscription ${priceId} ${couponId}`;

/** Begins a card payment over the calls of the payment service (shell §4). */
export function createPaymentFlow(calls: PaymentCalls, keys: IntentKeys, warn?: (message: string) => void): PaymentFlow {
  let state = initialPayment;
  const listeners = new Set<() => void>();
  const become = (next: PaymentState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const move = (what: PaymentMove, facts?: PaymentFacts) => become(movedPayment(state, what, facts, warn));
  const know = (facts: PaymentFacts) => become({ ...state, ...facts });

  /** Fails with the keys in the order in which they are set: the last one overrides the others, the first says what happened. */
  const fail = (all: readonly [PaymentErrorKey, ...PaymentErrorKey[]], detail: { provider?: ProviderError; cause?: unknown } = {}) => {
    const [reason] = all;
    move('fail', { error: { key: all.at(-1) ?? reason, reason, ...detail } });
    return false;
  };

  const succeed = async <Result>(call: () => Promise<Result>, key: PaymentErrorKey): Promise<{ readonly result: Result } | undefined> => {
    try {
      return { result: await call() };
    } catch (cause) {
      fail([key], { cause });
      return undefined;
    }
  };

  async function addSubscription(wanted: WantedSubscription): Promise<boolean> {
    const intent = subscriptionIntent(wanted);
    const done = await succeed(() => calls.subscribe(wanted, keys.keyOf(intent)), 'add_subscription_failed');
    if (!done) {
      // A refusal is the end of this intent; without an answer the next try is the same one.
      if (state.error?.cause !== undefined && keys.isRefusal(state.error.cause)) keys.forget(intent);
      return false;
    }
    keys.forget(intent);
    move('subscriptionAdded', { subscriptionId: done.result.id });
    return true;
  }

  async function fetchCustomer(): Promise<boolean> {
    const customer = await succeed(calls.getCustomer, 'get_customer_failed');
    if (!customer) return false;
    move('customerFetched', customerFacts(customer.result));
    return true;
  }

  const refusal = ({ code }: ProviderError): readonly [PaymentErrorKey, ...PaymentErrorKey[]] => {
    if (code === 'setup_intent_unexpected_state') return ['confirm_setup_intent_invalid_state', 'confirm_setup_intent_failed'];
    if (code === 'incorrect_cvc') return ['confirm_setup_intent_incorrect_cvc', 'confirm_setup_intent_failed'];
    return ['confirm_setup_intent_failed'];
  };

  async function finish(wanted: WantedSubscription | undefined): Promise<boolean> {
    if (wanted && !(await addSubscription(wanted))) return false;
    move('succeed');
    return true;
  }

  return {
    getSnapshot: () => state,
    subscribe,
    async createClientSecret() {
      if (!(await waitFor(() => state.status !== 'pending', { ...secretWait, subscribe })) || !isAtRest(state.status))
        return fail(['cannot_create_client_secret']);
      if (state.clientSecret !== undefined) return true;
      move('begin', { elementsLoading: true });
      const made = await succeed(() => calls.createClientSecret(keys.keyOf('setup')), 'create_client_secret_failed');
      if (!made) return false;
      move('clientSecretCreated', { clientSecret: made.result });
      return true;
    },
    elementsShown(loaded) {
      know({ elementsLoading: false });
      if (loaded && state.status === 'client_secret_created') move('setupIntentCreated');
      if (!loaded) fail(['confirm_setup_intent_failed'], { provider: providerNotLoaded });
    },
    async confirm(ask, wanted) {
      if (!isAtRest(state.status)) return false;
      move('begin');
      const answer = await ask().catch((): SetupAnswer => ({ error: providerNotLoaded }));
      if ('error' in answer) {
        const all = refusal(answer.error);
        if (all[0] === 'confirm_setup_intent_invalid_state') {
          keys.forget('setup');
          know({ clientSecret: undefined });
        }
        return fail(all, { provider: answer.error });
      }
      const { setupIntent } = answer;
      keys.forget('setup');
      move('setupIntentConfirmed', { setupIntent, clientSecret: undefined });
      const { paymentMethod } = setupIntent;
      if (paymentMethod === null) return fail(['update_customer_failed']);
      if (!(await succeed(() => calls.chooseCard(paymentMethod), 'update_customer_failed'))) return false;
      move('customerUpdated', { defaultPaymentMethod: paymentMethod });
      if ((await fetchCustomer()) && (await finish(wanted))) return true;
      // The card is saved all the same: the next try charges it, and does not save it once more.
      const methods = await calls.listPaymentMethods().catch(() => undefined);
      if (methods) know({ paymentMethods: methods });
      return false;
    },
    async subscribeWithSavedCard(wanted) {
      if (!isAtRest(state.status)) return false;
      move('begin');
      return (await fetchCustomer()) && finish(wanted);
    },
    async load() {
      const listed = calls.listPaymentMethods();
      // Whether it failed is asked below.
      listed.catch(() => undefined);
      const customer = await succeed(calls.getCustomer, 'get_customer_failed');
      if (!customer) return false;
      const methods = await succeed(() => listed, 'get_payment_methods_failed');
      if (!methods) return false;
      know({ ...customerFacts(customer.result), paymentMethods: methods.result });
      return true;
    },
    async chooseCard(paymentMethod) {
      if (!(await succeed(() => calls.chooseCard(paymentMethod), 'update_customer_failed'))) return false;
      know({ defaultPaymentMethod: paymentMethod, error: undefined });
      return true;
    },
    async deletePaymentMethods() {
      if (!(await succeed(calls.deletePaymentMethods, 'delete_payment_methods_failed'))) return false;
      know({ paymentMethods: [], defaultPaymentMethod: undefined, error: undefined });
      return true;
    },
    reset: () => move('reset'),
  };
}
