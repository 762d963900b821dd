import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { askForAuthentication } from './askForAuthentication.ts';
import { SimulatedCardElement } from './SimulatedCardElement.ts';
import { type IntentAnswer, type SimulatedIntents, simulatedIntents } from './simulatedIntents.ts';
import type { SimulatorWords } from './simulatorWords.ts';

/** What the stand-in needs of the page. */
export interface SimulatorParts {
  /** The address of the payment service; its machine keeps the intents. */
  readonly paymentAddress: string;
  readonly words: SimulatorWords;
  readonly fetch: typeof globalThis.fetch;
  /** Leaves for the address of a return. */
  readonly leaveTo: (address: string) => void;
}

interface ElementsOptions {
  readonly appearance?: Appearance;
}

interface Confirmation {
  readonly elements?: SimulatedElements;
  readonly clientSecret: string;
  readonly confirmParams?: { readonly return_url?: string };
  readonly redirect?: 'always' | 'if_required';
}

/** The card number whose bank sends its owner away and back, as some do. */
const redirectingCard = '4000002760003184';

/** The group that the card fields belong to. */
class SimulatedElements {
  appearance: Appearance;
  #element: SimulatedCardElement | null = null;
  readonly #words: SimulatorWords;

  constructor(words: SimulatorWords, { appearance = {} }: ElementsOptions) {
    this.#words = words;
    this.appearance = appearance;
  }

  create(): SimulatedCardElement {
    const element = new SimulatedCardElement(this.#words, this.appearance, () => {
      if (this.#element === element) this.#element = null;
    });
    this.#element = element;
    return element;
  }

  getElement(): SimulatedCardElement | null {
    return this.#element;
  }

  update({ appearance }: ElementsOptions): void {
    if (!appearance) return;
    this.appearance = appearance;
    this.#element?.dress(appearance);
  }

  on(): void {
    // The real group tells of updates that nobody here waits for.
  }

  async submit(): Promise<{ readonly error?: StripeError }> {
    const card = this.#element?.card();
    if (!card || !('error' in card)) return {};
    this.#element?.showFault(card);
    return { error: card.error };
  }
}

/**
 * An object with the interface of the card provider, whose intents live in the sandbox (see `mock-server/src/services/payment/provider`): it takes
 * the published test cards and no others, and moves no money.
 */
export function createSimulator({ paymentAddress, words, fetch, leaveTo }: SimulatorParts): Stripe {
  const intents = simulatedIntents(paymentAddress, fetch);
  const confirm = async ({ elements, clientSecret, confirmParams, redirect }: Confirmation): Promise<IntentAnswer> => {
    const card = elements?.getElement()?.card();
    if (!elements || !card) return { error: { type: 'invalid_request_error', message: 'There are no card fields.' } };
    if ('error' in card) return { error: card.error };
    const answer = await confirmed(intents, clientSecret, () => askForAuthentication(words.authentication, elements.appearance), card);
    const away = redirect !== 'if_required' || (card.number === redirectingCard && 'intent' in answer);
    if (!away || confirmParams?.return_url === undefined) return answer;
    leaveTo(returnAddress(confirmParams.return_url, clientSecret, answer));
    return new Promise(() => undefined);
  };
  const as = (name: 'setupIntent' | 'paymentIntent') => async (asked: Promise<IntentAnswer>) => {
    const answer = await asked;
    return 'error' in answer ? { error: answer.error } : { [name]: answer.intent };
  };
  const [setup, payment] = [as('setupIntent'), as('paymentIntent')];
  const noCard = async () => ({ error: { type: 'invalid_request_error', message: 'Cards are entered by their fields here.' } });
  const simulator: unknown = {
    elements: (options: ElementsOptions = {}) => new SimulatedElements(words, options),
    confirmSetup: (confirmation: Confirmation) => setup(confirm(confirmation)),
    confirmPayment: (confirmation: Confirmation) => payment(confirm(confirmation)),
    retrieveSetupIntent: (secret: string) => setup(intents.retrieve(secret)),
    retrievePaymentIntent: (secret: string) => payment(intents.retrieve(secret)),
    createToken: noCard,
    createPaymentMethod: noCard,
    confirmCardPayment: noCard,
    confirmCardSetup: noCard,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  if (!standsIn(simulator)) throw new Error('The stand-in lacks a method of the card provider.');
  return simulator;
}

/** Whether an object has the methods by which the card provider's React components know it. */
function standsIn(object: unknown): object is Stripe {
  const methods = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment', 'confirmSetup', 'confirmPayment'];
  return typeof object === 'object' && object !== null && methods.every((name) => typeof Reflect.get(object, name) === 'function');
}

async function confirmed(
  intents: SimulatedIntents,
  secret: string,
  ask: () => Promise<'success' | 'fail'>,
  card: Parameters<SimulatedIntents['confirm']>[1],
): Promise<IntentAnswer> {
  const answer = await intents.confirm(secret, card);
  if ('error' in answer || answer.intent.status !== 'requires_action') return answer;
  return intents.authenticate(secret, await ask());
}

/** Where a bank sends its customer back to; what it says there is not to be believed. */
function returnAddress(address: string, secret: string, answer: IntentAnswer): string {
  const kind = secret.startsWith('seti') ? 'setup_intent' : 'payment_intent';
  const back = new URL(address);
  back.searchParams.set(kind, secret.split('_secret_')[0] ?? '');
  back.searchParams.set(`${kind}_client_secret`, secret);
  back.searchParams.set('redirect_status', 'intent' in answer ? 'succeeded' : 'failed');
  return back.href;
}
