import { withTimeout } from '@realmkit/shell';
import type { Stripe } from '@stripe/stripe-js';
import type { CardFields } from './CardFields.tsx';
import { CardProviderError } from './CardProviderError.ts';

/** The timeout of the card provider in milliseconds: its script never settles if the host accepts the connection and does not respond. */
const providerLimitMs = 10_000;

/** The loaded card provider and the component of its fields. */
export interface CardProvider {
  readonly stripe: Stripe;
  readonly CardFields: typeof CardFields;
  /** Whether it is the simulator, which moves no money. */
  readonly simulated: boolean;
}

/** The options that decide which card provider is loaded. */
export interface CardProviderChoice {
  /** The publishable key of the country. */
  readonly publishableKey: string | undefined;
  /** Loads the configuration of the payment service. */
  readonly service: () => Promise<{ readonly livemode: boolean; readonly provider: 'simulated' | 'stripe' }>;
  readonly loadStripe: (key: string) => PromiseLike<Stripe | null>;
  /** Loads the simulator; undefined in builds without it. */
  readonly loadSimulator: (() => Promise<Stripe>) | undefined;
  /** Loads the component of the fields beside the provider: a page that shows its plan or a saved card needs neither. */
  readonly loadFields: () => Promise<typeof CardFields>;
}

/**
 * Loads the card provider: the real one if there is a publishable key, otherwise the simulator if the build has it.
 * @throws CardProviderError if there is neither, if there is no response within 10 s, or if page and service disagree about real money.
 */
export async function loadCardProvider(choice: CardProviderChoice): Promise<CardProvider> {
  const { publishableKey, loadSimulator } = choice;
  if (publishableKey === undefined && !loadSimulator) throw new CardProviderError('keyMissing');
  return withTimeout(load(choice), providerLimitMs, () => new CardProviderError('notLoaded')).catch((error: unknown) => {
    throw error instanceof CardProviderError ? error : new CardProviderError('notLoaded', error);
  });
}

async function load({ publishableKey, service, loadStripe, loadSimulator, loadFields }: CardProviderChoice): Promise<CardProvider> {
  const simulated = publishableKey === undefined;
  const [stripe, { livemode, provider }, CardFields] = await Promise.all([
    simulated ? loadSimulator?.() : loadStripe(publishableKey),
    service(),
    loadFields(),
  ]);
  if (!stripe) throw new CardProviderError('notLoaded');
  const testKey = publishableKey?.startsWith('pk_test_') === true;
  const agreed = simulated ? !livemode && provider === 'simulated' : provider === 'stripe' && livemode === !testKey;
  if (!agreed) throw new CardProviderError('livemode');
  return { stripe, CardFields, simulated };
}
