import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime } from '../../../../sandbox/testing/testSandbox.ts';
import { readSignedWebhook } from './signedWebhook.ts';
import { providerRules } from './testing/providerRules.ts';
import { openSimulated, openStripe, type TestedProvider } from './testing/testedProviders.ts';

describe.each([
  ['the simulated provider', openSimulated],
  ['the adapter of Stripe', openStripe],
])('%s follows the documentation of card providers', (_name, open) => {
  let provider: TestedProvider;
  beforeAll(async () => {
    provider = await open();
  }, openingTime);
  afterAll(() => provider.close());
  test.each(providerRules)('$rule ($page)', ({ holds }) => holds(provider));
});

test('a webhook that the official client signs is read', () => {
  const payload = JSON.stringify({ data: { object: { object: 'payment_intent', id: 'pi_1' } } });
  const at = Date.UTC(2026, 0, 1);
  const header = new Stripe('sk_test_none').webhooks.generateTestHeaderString({ payload, secret: 'whsec_a', timestamp: at / 1000 });
  expect(readSignedWebhook(payload, () => header, 'whsec_a', at)).toEqual({ charge: 'pi_1' });
});
