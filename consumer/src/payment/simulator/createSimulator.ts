import type { ErrorReporter } from '@realmkit/shell';
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { SimulatedCardElement } from './SimulatedCardElement.ts';
import { showAuthenticationDialog } from './showAuthenticationDialog.ts';
import { type IntentResult, type SimulatedIntents, simulatedIntents } from './simulatedIntents.ts';
import type { SimulatorTexts } from './simulatorTexts.ts';

/** The options of the simulator. */
export interface SimulatorOptions {
  /** The URL of the payment service, whose host stores the intents. */
  readonly paymentUrl: string;
  readonly texts: SimulatorTexts;
  readonly fetch: typeof globalThis.fetch;
  readonly report: ErrorReporter;
  /** Navigates to the return URL. */
  readonly leaveTo: (url: string) => void;
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

/** The card number whose bank redirects its owner away and back. */
const redirectingCard = '4000002760003184';

/** The group of the card fields, as `StripeElements`. */
class SimulatedElements {
  appearance: Appearance;
  #element: SimulatedCardElement | null = null;
  readonly #texts: SimulatorTexts;

  constructor(texts: SimulatorTexts, { appearance = {} }: ElementsOptions) {
    this.#texts = texts;
    this.appearance = appearance;
  }

  create(): SimulatedCardElement {
    const element = new SimulatedCardElement(this.#texts, this.appearance, () => {
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
    this.#element?.applyAppearance(appearance);
  }

  on(): void {
    // The real group emits updates that are not used here.
  }

  async submit(): Promise<{ readonly error?: StripeError }> {
    const card = this.#element?.card();
    if (!card || !('error' in card)) return {};
    this.#element?.showErrors();
    return { error: card.error };
  }
}

/**
 * Creates an object with Stripe's interface, whose intents live in the sandbox (see `mock-server/src/platform/domains/billing/cards/provider`): it accepts only
 * the published test cards and moves no money.
 */
export function createSimulator({ paymentUrl, texts, fetch, report, leaveTo }: SimulatorOptions): Stripe {
  const intents = simulatedIntents(paymentUrl, fetch, report);
  const confirm = async ({ elements, clientSecret, confirmParams, redirect }: Confirmation): Promise<IntentResult> => {
    const card = elements?.getElement()?.card();
    if (!elements || !card) return { error: { type: 'invalid_request_error', message: 'There are no card fields.' } };
    if ('error' in card) return { error: card.error };
    const result = await confirmIntent(
      intents,
      clientSecret,
      () => showAuthenticationDialog(texts.authentication, elements.appearance),
      card,
    );
    const away = redirect !== 'if_required' || (card.number === redirectingCard && 'intent' in result);
    if (!away || confirmParams?.return_url === undefined) return result;
    leaveTo(returnUrlOf(confirmParams.return_url, clientSecret, result));
    return new Promise(() => undefined);
  };
  const as = (name: 'setupIntent' | 'paymentIntent') => async (pending: Promise<IntentResult>) => {
    const result = await pending;
    return 'error' in result ? { error: result.error } : { [name]: result.intent };
  };
  const [setup, payment] = [as('setupIntent'), as('paymentIntent')];
  const answerBank = async (secret: string): Promise<IntentResult> => {
    const result = await intents.retrieve(secret);
    if ('error' in result || result.intent.status !== 'requires_action') return result;
    return intents.authenticate(secret, await showAuthenticationDialog(texts.authentication, {}));
  };
  const noCard = async () => ({ error: { type: 'invalid_request_error', message: 'Cards are entered by their fields here.' } });
  const simulator: unknown = {
    elements: (options: ElementsOptions = {}) => new SimulatedElements(texts, options),
    confirmSetup: (confirmation: Confirmation) => setup(confirm(confirmation)),
    confirmPayment: (confirmation: Confirmation) => payment(confirm(confirmation)),
    handleNextAction: ({ clientSecret }: Pick<Confirmation, 'clientSecret'>) => payment(answerBank(clientSecret)),
    retrieveSetupIntent: (secret: string) => setup(intents.retrieve(secret)),
    retrievePaymentIntent: (secret: string) => payment(intents.retrieve(secret)),
    createToken: noCard,
    createPaymentMethod: noCard,
    confirmCardPayment: noCard,
    confirmCardSetup: noCard,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  if (!isStripe(simulator)) throw new Error('The simulator lacks a method of the card provider.');
  return simulator;
}

/** Returns whether an object has the methods that Stripe's React components check. */
function isStripe(object: unknown): object is Stripe {
  const methods = [
    'elements',
    'createToken',
    'createPaymentMethod',
    'confirmCardPayment',
    'confirmSetup',
    'confirmPayment',
    'handleNextAction',
  ];
  return typeof object === 'object' && object !== null && methods.every((name) => typeof Reflect.get(object, name) === 'function');
}

async function confirmIntent(
  intents: SimulatedIntents,
  secret: string,
  authenticate: () => Promise<'success' | 'fail'>,
  card: Parameters<SimulatedIntents['confirm']>[1],
): Promise<IntentResult> {
  const result = await intents.confirm(secret, card);
  if ('error' in result || result.intent.status !== 'requires_action') return result;
  return intents.authenticate(secret, await authenticate());
}

/** Returns the URL that a bank redirects to; its parameters must not be trusted. */
function returnUrlOf(url: string, secret: string, result: IntentResult): string {
  const kind = secret.startsWith('seti') ? 'setup_intent' : 'payment_intent';
  const back = new URL(url);
  back.searchParams.set(kind, secret.split('_secret_')[0] ?? '');
  back.searchParams.set(`${kind}_client_secret`, secret);
  back.searchParams.set('redirect_status', 'intent' in result ? 'succeeded' : 'failed');
  return back.href;
}
