import type { CardProvider } from '../cardProvider.ts';

/** How long a call to Stripe may take, in milliseconds; it is repeated once with its idempotency key. */
const callLimit = 20_000;

/**
 * Creates the card provider for Stripe's secret key (`STRIPE_SECRET_KEY`); without a key undefined, and the sandbox simulates one. Throws for a live key.
 * @param webhookSecret signs Stripe's webhooks (`STRIPE_WEBHOOK_SECRET`); without one they are refused.
 */
export async function createCardProvider(secretKey: string | undefined, webhookSecret?: string): Promise<CardProvider | undefined> {
  if (!secretKey) return undefined;
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY has to be a key of the test mode (sk_test_…): no money moves here.');
  const [{ default: Stripe }, { stripeCards }] = await Promise.all([import('stripe'), import('./stripeCards.ts')]);
  return stripeCards(new Stripe(secretKey, { timeout: callLimit, maxNetworkRetries: 1 }), webhookSecret);
}
