import { withTimeout } from '@realmkit/shell';
import type { Stripe } from '@stripe/stripe-js';
import { CardProviderError } from './CardProviderError.ts';

/** How long the card provider may take to load, in milliseconds: it never settles where its host accepts and does not answer. */
const providerLimitMs = 10_000;

/** Cards as this page enters them. */
export interface LoadedCardProvider {
  readonly stripe: Stripe;
  /** Whether the stand-in is there: no money moves. */
  readonly simulated: boolean;
}

/** What decides which card provider is loaded. */
export interface CardProviderChoice {
  /** The publishable key of the country. */
  readonly publishableKey: string | undefined;
  /** What the payment service says of itself. */
  readonly service: () => Promise<{ readonly livemode: boolean; readonly provider: 'simulated' | 'stripe' }>;
  readonly loadStripe: (key: string) => PromiseLike<Stripe | null>;
  /** Loads the stand-in; undefined in builds that have none. */
  readonly loadSimulator: (() => Promise<Stripe>) | undefined;
}

/**
 * Loads the card provider: with a publishable key the real one, without it the stand-in, where the build has one.
 * @throws CardProviderError where there is neither, where nothing answers within 10 s, and where page and service disagree about real money.
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
