import type { Stripe } from '@stripe/stripe-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CardProviderChoice, loadCardProvider } from './loadCardProvider.ts';

const simulator: Stripe = Object.create(null);
const real: Stripe = Object.create(null);
const CardFields = () => null as never;
const never = () => new Promise<never>(() => undefined);

const choice = (more: Partial<CardProviderChoice> = {}): CardProviderChoice => ({
  publishableKey: undefined,
  service: async () => ({ livemode: false, provider: 'simulated' }),
  loadStripe: async () => real,
  loadSimulator: async () => simulator,
  loadFields: async () => CardFields,
  ...more,
});

afterEach(() => vi.useRealTimers());

describe('the card provider', () => {
  test('the card provider is the simulator if no key is configured', async () => {
    expect(await loadCardProvider(choice())).toEqual({ stripe: simulator, CardFields, simulated: true });
  });

  test('the card provider is the real one if the country has a key', async () => {
    const keys: string[] = [];
    const loadStripe = async (key: string) => {
      keys.push(key);
      return real;
    };
    const service = async () => ({ livemode: true, provider: 'stripe' as const });
    expect(await loadCardProvider(choice({ publishableKey: 'pk_live_1', loadStripe, service }))).toEqual({
      stripe: real,
      CardFields,
      simulated: false,
    });
    expect(keys).toEqual(['pk_live_1']);
  });

  test('the card provider requires a key if the build has no simulator', { tags: ['shell §5.3'] }, async () => {
    await expect(loadCardProvider(choice({ loadSimulator: undefined }))).rejects.toThrow('A Stripe publishable key is required.');
  });

  test.each([
    ['a simulator beside real money', choice({ service: async () => ({ livemode: true, provider: 'stripe' }) })],
    ['a simulator beside a real provider in test mode', choice({ service: async () => ({ livemode: false, provider: 'stripe' }) })],
    ['a key beside a simulated service', choice({ publishableKey: 'pk_test_1' })],
    [
      'a key of the test mode beside real money',
      choice({ publishableKey: 'pk_test_1', service: async () => ({ livemode: true, provider: 'stripe' }) }),
    ],
  ])('the card provider is refused for %s', async (_, disagreeing) => {
    await expect(loadCardProvider(disagreeing)).rejects.toMatchObject({ reason: 'livemode' });
  });

  test.each([
    ['that does not respond', { loadStripe: never }],
    ['whose fields do not come', { loadFields: never }],
  ])('a card provider %s within 10 s is not loaded', async (_, missing) => {
    vi.useFakeTimers();
    const service = async () => ({ livemode: false, provider: 'stripe' as const });
    const loading = loadCardProvider(choice({ publishableKey: 'pk_test_1', service, ...missing }));
    const outcome = expect(loading).rejects.toMatchObject({ reason: 'notLoaded', message: 'stripe not loaded' });
    await vi.advanceTimersByTimeAsync(9_999);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  test('a card provider that cannot be reached is not loaded', async () => {
    const loadStripe = () => Promise.reject(new Error('Failed to load Stripe.js'));
    await expect(loadCardProvider(choice({ publishableKey: 'pk_test_1', loadStripe }))).rejects.toMatchObject({ reason: 'notLoaded' });
  });
});
