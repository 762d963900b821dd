import { expect, test } from 'vitest';
import { homeTabs } from './homeTabs.ts';

const given = { services: { label: 'My services' }, settings: { label: 'Settings' }, path: '/', loading: false, consumerMarket: false };
const addresses = (state: Partial<typeof given>) => homeTabs({ ...given, ...state }).map((tab) => tab.href);

test('the home layout has the buttons My services and Settings', () => {
  expect(addresses({})).toEqual(['/', '/settings']);
});

test('while loading only My services is shown', () => {
  expect(addresses({ loading: true })).toEqual(['/']);
});

test('consumer-market users see My services only', () => {
  expect(addresses({ consumerMarket: true })).toEqual(['/']);
});

test('the button of the page on show is the current one', () => {
  const current = (path: string) => homeTabs({ ...given, path }).find((tab) => tab.current)?.label;
  expect(current('/')).toBe('My services');
  expect(current('/settings')).toBe('Settings');
  expect(current('/settings/language')).toBe('Settings');
  expect(current('/profile')).toBeUndefined();
});
