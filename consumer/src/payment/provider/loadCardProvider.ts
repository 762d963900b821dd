import { withTimeout } from '@realmkit/shell';
import type { Stripe } from '@stripe/stripe-js';
import { CardProviderError } from './CardProviderError.ts';

/** The timeout of the card provider in milliseconds: its script never settles if the host accepts the connection and does not respond. */
const providerLimitMs = 10_000;

/** The loaded card provider. */
export interface LoadedCardProvider {
  readonly stripe: Stripe;
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
}

/**
 * Loads the card provider: the real one if there is a publishable key, otherwise the simulator if the build has it.
 * @throws CardProviderError if there is neither, if there is no response within 10 s, or if page and service disagree about real money.
 */
export async function loadCardProvider(choice: CardProviderChoice): Promise<LoadedCardProvider> {
  const { publishableKey, loadSimulator } = choice;
  if (publishableKey === undefined && !loadSimulator) throw new CardProviderError('keyMissing');
  return withTimeout(load(choice), providerLimitMs, () => new CardProviderError('notLoaded')).catch((error: unknown) => {
    throw error instanceof CardProviderError ? error : new CardProviderError('notLoaded', error);
  });
}

async function load({ publishableKey, service, loadStripe, loadSimulator }: CardProviderChoice): Promise<LoadedCardProvider> {
  const simulated = publishableKey === undefined;
  const [stripe, { livemode, provider }] = await Promise.all([simulated ? loadSimulator?.() : loadStripe(publishableKey), service()]);
  if (!stripe) throw new CardProviderError('notLoaded');
  const testKey = publishableKey?.startsWith('pk_test_') === true;
  const agreed = simulated ? !livemode && provider === 'simulated' : provider === 'stripe' && livemode === !testKey;
  if (!agreed) throw new CardProviderError('livemode');
  return { stripe, simulated };
}
