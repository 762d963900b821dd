import type { Stripe } from '@stripe/stripe-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CardProviderChoice, loadCardProvider } from './loadCardProvider.ts';

const simulator: Stripe = Object.create(null);
const real: Stripe = Object.create(null);
const never = () => new Promise<never>(() => undefined);

const choice = (more: Partial<CardProviderChoice> = {}): CardProviderChoice => ({
  publishableKey: undefined,
  service: async () => ({ livemode: false, provider: 'simulated' }),
  loadStripe: async () => real,
  loadSimulator: async () => simulator,
  ...more,
});

afterEach(() => vi.useRealTimers());

describe('the card provider', () => {
  test('is the stand-in where no key is configured', async () => {
    expect(await loadCardProvider(choice())).toEqual({ stripe: simulator, simulated: true });
  });

  test('is the real one with the key of the country', async () => {
    const keys: string[] = [];
    const loadStripe = async (key: string) => {
      keys.push(key);
      return real;
    };
    const service = async () => ({ livemode: true, provider: 'stripe' as const });
    expect(await loadCardProvider(choice({ publishableKey: 'pk_live_1', loadStripe, service }))).toEqual({
      stripe: real,
      simulated: false,
    });
    expect(keys).toEqual(['pk_live_1']);
  });

  test('needs a key where the build has no stand-in', async () => {
    await expect(loadCardProvider(choice({ loadSimulator: undefined }))).rejects.toThrow('A Stripe publishable key is required.');
  });

  test.each([
    ['a stand-in beside real money', choice({ service: async () => ({ livemode: true, provider: 'stripe' }) })],
    ['a stand-in beside a real provider in test mode', choice({ service: async () => ({ livemode: false, provider: 'stripe' }) })],
    ['a key beside a service that only pretends', choice({ publishableKey: 'pk_test_1' })],
    [
      'a key of the test mode beside real money',
      choice({ publishableKey: 'pk_test_1', service: async () => ({ livemode: true, provider: 'stripe' }) }),
    ],
  ])('is refused: %s', async (_, disagreeing) => {
    await expect(loadCardProvider(disagreeing)).rejects.toMatchObject({ failure: 'livemode' });
  });

  test('that is silent is given up after 10 s, as not loaded', async () => {
    vi.useFakeTimers();
    const service = async () => ({ livemode: false, provider: 'stripe' as const });
    const loading = loadCardProvider(choice({ publishableKey: 'pk_test_1', loadStripe: never, service }));
    const outcome = expect(loading).rejects.toMatchObject({ failure: 'notLoaded', message: 'stripe not loaded' });
    await vi.advanceTimersByTimeAsync(9_999);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  test('that cannot be reached is not loaded', async () => {
    const loadStripe = () => Promise.reject(new Error('Failed to load Stripe.js'));
    await expect(loadCardProvider(choice({ publishableKey: 'pk_test_1', loadStripe }))).rejects.toMatchObject({ failure: 'notLoaded' });
  });
});
