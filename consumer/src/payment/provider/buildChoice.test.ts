import { expect, test } from 'vitest';
import { cardProviderOfBuild } from './buildChoice.ts';

test('a production build without a key fails unless it is told to pretend', () => {
  expect(() => cardProviderOfBuild({})).toThrow(/needs VITE_STRIPE_PUBLISHABLE_KEY/);
  expect(() => cardProviderOfBuild({ VITE_CARD_PROVIDER: 'yes' })).toThrow();
  expect(cardProviderOfBuild({ VITE_CARD_PROVIDER: 'simulated' })).toBe('simulated');
});

test('a build with a key, or with one to come by the configuration, has the real provider alone', () => {
  expect(cardProviderOfBuild({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1', VITE_CARD_PROVIDER: 'simulated' })).toBe('stripe');
  expect(cardProviderOfBuild({ VITE_CARD_PROVIDER: 'stripe' })).toBe('stripe');
});
