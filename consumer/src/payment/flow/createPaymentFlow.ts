import { createStore } from '@realmkit/design-system/store/createStore.ts';
import type { ChargeTerms, Subscription } from '@realmkit/openapi';
import type { ErrorReporter } from '@realmkit/shell';
import { waitFor } from '@realmkit/shell';
import { type IdempotencyKeys, isFinalError } from '../idempotencyKeys.ts';
import {
  type ConfirmedSetup,
  customerUpdate,
  initialPayment,
  isAtRest,
  type PaymentErrorKey,
  type PaymentEvent,
  type PaymentState,
  type PaymentUpdate,
  type ProviderError,
  providerNotLoaded,
  transitionPayment,
} from './paymentState.ts';
import { type CardCalls, createSavedCards, type SavedCards } from './savedCards.ts';

/** The time that the creation of a client secret waits for pending work (shell §9). */
const secretWait = { tries: 5, everyMs: 100 };

/** The subscription to order. */
export interface SubscriptionRequest {
  readonly priceId: string;
  readonly couponId?: string | undefined;
  /** The version of the terms that the user agreed to. */
  readonly termsVersion?: string | undefined;
  /** What the button names; the service refuses any other terms. */
  readonly expected?: ChargeTerms | undefined;
  /** The sentence by which the user asked to begin at once and to pay for used days if they withdraw. */
  readonly beginAtOnce?: string | undefined;
}

/** The calls of the payment service that a card payment makes; each rejects if it fails. */
export interface PaymentCalls extends CardCalls {
  /** Throws an OfflineError on a device without network: what is begun there could be half done. */
  readonly begin: () => void;
  readonly createClientSecret: (idempotencyKey: string) => Promise<string>;
  readonly subscribe: (subscription: SubscriptionRequest, idempotencyKey: string) => Promise<Subscription>;
}

/** The result of a setup at the card provider. */
export type SetupResult = { readonly setupIntent: ConfirmedSetup } | { readonly error: ProviderError };

/** A card payment with its state; every action resolves to whether it succeeded. */
export interface PaymentFlow extends SavedCards {
  readonly getSnapshot: () => PaymentState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Creates a client secret, or reuses the existing one (shell §4). */
  readonly createClientSecret: () => Promise<boolean>;
  /** Reports that the card fields are loaded or could not be loaded. */
  readonly elementsShown: (loaded: boolean) => void;
  /** Saves the card that the card provider confirms, makes it the default, and subscribes if a subscription is given. */
  readonly confirm: (callProvider: () => Promise<SetupResult>, subscription?: SubscriptionRequest) => Promise<boolean>;
  /** Subscribes with the default card, or with the gift card balance alone. */
  readonly subscribeWithSavedCard: (subscription: SubscriptionRequest) => Promise<boolean>;
  readonly reset: () => void;
}

const subscriptionIntent = ({ priceId, couponId = '' }: SubscriptionRequest) => `subscription ${priceId} ${couponId}`;

/** Returns the keys of an error of the card provider, the last of which overrides the others. */
const errorKeysOf = ({ code }: ProviderError): readonly [PaymentErrorKey, ...PaymentErrorKey[]] => {
  if (code === 'setup_intent_unexpected_state') return ['confirm_setup_intent_invalid_state', 'confirm_setup_intent_failed'];
  if (code === 'incorrect_cvc') return ['confirm_setup_intent_incorrect_cvc', 'confirm_setup_intent_failed'];
  return ['confirm_setup_intent_failed'];
};

/** Creates a card payment on the calls of the payment service (shell §4). */
export function createPaymentFlow(
  calls: PaymentCalls,
  keys: IdempotencyKeys,
  report: ErrorReporter,
  warn?: (message: string) => void,
): PaymentFlow {
  const { getSnapshot, subscribe, set } = createStore(initialPayment);
  const transition = (event: PaymentEvent, update?: PaymentUpdate) => set(transitionPayment(getSnapshot(), event, update, warn));
  const patch = (update: PaymentUpdate) => set({ ...getSnapshot(), ...update });

  /** Fails with keys in the order in which they are set: the last one overrides the others, the first one says what happened. */
  const fail = (all: readonly [PaymentErrorKey, ...PaymentErrorKey[]], detail: { provider?: ProviderError; cause?: unknown } = {}) => {
    const [reason] = all;
    transition('fail', { error: { key: all.at(-1) ?? reason, reason, ...detail } });
    return false;
  };

  const callOrFail = async <Result>(
    call: () => Promise<Result>,
    key: PaymentErrorKey,
  ): Promise<{ readonly result: Result } | undefined> => {
    try {
      return { result: await call() };
    } catch (cause) {
      fail([key], { cause });
      return undefined;
    }
  };

  /** Begins an act, unless another one is under way or the device has no network; returns whether it has begun. */
  const begin = (key: PaymentErrorKey): boolean => {
    if (!isAtRest(getSnapshot().status)) return false;
    try {
      calls.begin();
    } catch (cause) {
      return fail([key], { cause });
    }
    transition('begin');
    return true;
  };

  async function addSubscription(subscription: SubscriptionRequest): Promise<boolean> {
    const intent = subscriptionIntent(subscription);
    const done = await callOrFail(() => calls.subscribe(subscription, keys.keyOf(intent)), 'add_subscription_failed');
    if (!done) {
      // An error response ends this intent; without a response the retry uses the same key.
      const cause = getSnapshot().error?.cause;
      if (cause !== undefined && isFinalError(cause)) keys.remove(intent);
      return false;
    }
    keys.remove(intent);
    transition('subscriptionAdded', { subscriptionId: done.result.id });
    return true;
  }

  async function fetchCustomer(): Promise<boolean> {
    const customer = await callOrFail(calls.getCustomer, 'get_customer_failed');
    if (!customer) return false;
    transition('customerFetched', customerUpdate(customer.result));
    return true;
  }

  async function finish(subscription: SubscriptionRequest | undefined): Promise<boolean> {
    if (subscription && !(await addSubscription(subscription))) return false;
    transition('succeed');
    return true;
  }

  const savedCards = createSavedCards({ calls, getSnapshot, patch, callOrFail });

  return {
    getSnapshot,
    subscribe,
    async createClientSecret() {
      if (!(await waitFor(() => getSnapshot().status !== 'pending', { ...secretWait, subscribe })) || !isAtRest(getSnapshot().status))
        return fail(['cannot_create_client_secret']);
      if (getSnapshot().clientSecret !== undefined) return true;
      transition('begin', { elementsLoading: true });
      const made = await callOrFail(() => calls.createClientSecret(keys.keyOf('setup')), 'create_client_secret_failed');
      if (!made) return false;
      transition('clientSecretCreated', { clientSecret: made.result });
      return true;
    },
    elementsShown(loaded) {
      patch({ elementsLoading: false });
      if (loaded && getSnapshot().status === 'client_secret_created') transition('setupIntentCreated');
      if (!loaded) fail(['confirm_setup_intent_failed'], { provider: providerNotLoaded });
    },
    async confirm(callProvider, subscription) {
      if (!begin('confirm_setup_intent_failed')) return false;
      const result = await callProvider().catch((error: unknown): SetupResult => {
        report('The card provider failed', error);
        return { error: providerNotLoaded };
      });
      if ('error' in result) {
        const all = errorKeysOf(result.error);
        if (all[0] === 'confirm_setup_intent_invalid_state') {
          keys.remove('setup');
          patch({ clientSecret: undefined });
        }
        return fail(all, { provider: result.error });
      }
      const { setupIntent } = result;
      keys.remove('setup');
      transition('setupIntentConfirmed', { setupIntent, clientSecret: undefined });
      const { paymentMethod } = setupIntent;
      if (paymentMethod === null) return fail(['update_customer_failed']);
      const finished = async () => {
        if (!(await callOrFail(() => calls.chooseCard(paymentMethod), 'update_customer_failed'))) return false;
        transition('customerUpdated', { defaultPaymentMethod: paymentMethod });
        return (await fetchCustomer()) && finish(subscription);
      };
      if (await finished()) return true;
      // The card is saved anyway: the retry uses it instead of saving it again.
      const methods = await calls.listPaymentMethods().catch((error: unknown) => report('The saved cards did not come', error));
      if (methods) patch({ paymentMethods: methods });
      return false;
    },
    async subscribeWithSavedCard(subscription) {
      if (!begin('add_subscription_failed')) return false;
      return (await fetchCustomer()) && finish(subscription);
    },
    ...savedCards,
    reset: () => transition('reset'),
  };
}
