import { expect, test } from 'vitest';
import { cardProviderOfBuild } from './buildChoice.ts';

test('a production build without a key fails unless it requests the simulator', () => {
  expect(() => cardProviderOfBuild({})).toThrow(/needs VITE_STRIPE_PUBLISHABLE_KEY/);
  expect(() => cardProviderOfBuild({ VITE_CARD_PROVIDER: 'yes' })).toThrow();
  expect(cardProviderOfBuild({ VITE_CARD_PROVIDER: 'simulated' })).toBe('simulated');
});

test('a build with a key, or with a key from the configuration, has only the real provider', () => {
  expect(cardProviderOfBuild({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1', VITE_CARD_PROVIDER: 'simulated' })).toBe('stripe');
  expect(cardProviderOfBuild({ VITE_CARD_PROVIDER: 'stripe' })).toBe('stripe');
});
