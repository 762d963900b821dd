import type { CardProvider } from './cardProvider.ts';
import { simulatedCards } from './simulatedCards.ts';

/** The card provider by Stripe's secret key (`STRIPE_SECRET_KEY`); without one it is simulated. Throws for a key that moves money. */
export async function createCardProvider(secretKey: string | undefined): Promise<CardProvider> {
  if (!secretKey) return simulatedCards;
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY has to be a key of the test mode (sk_test_…): no money moves here.');
  const [{ default: Stripe }, { stripeCards }] = await Promise.all([import('stripe'), import('./stripeCards.ts')]);
  return stripeCards(new Stripe(secretKey));
}
