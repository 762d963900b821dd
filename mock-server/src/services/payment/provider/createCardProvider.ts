import type { CardProvider } from '../../cardProvider.ts';
import { simulatedCards } from './simulatedCards.ts';

/** How long Stripe's client waits for an answer, in milliseconds; its own time limit is 80 seconds. */
const stripeTimeout = 9_000;

/** Creates the card provider for Stripe's secret key (`STRIPE_SECRET_KEY`), or the simulated one without a key. Throws for a live key. */
export async function createCardProvider(secretKey: string | undefined): Promise<CardProvider> {
  if (!secretKey) return simulatedCards;
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY has to be a key of the test mode (sk_test_…): no money moves here.');
  const [{ default: Stripe }, { stripeCards }] = await Promise.all([import('stripe'), import('./stripeCards.ts')]);
  return stripeCards(new Stripe(secretKey, { timeout: stripeTimeout, maxNetworkRetries: 1 }));
}
