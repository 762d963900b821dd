import { expect, test } from 'vitest';
import { homeTabs } from './homeTabs.ts';

const given = { services: { label: 'My services' }, settings: { label: 'Settings' }, path: '/', loading: false, consumerMarket: false };
const hrefs = (state: Partial<typeof given>) => homeTabs({ ...given, ...state }).map((tab) => tab.href);

test('the home layout has the buttons My services and Settings', () => {
  expect(hrefs({})).toEqual(['/', '/settings']);
});

test('the home layout shows only My services while loading', () => {
  expect(hrefs({ loading: true })).toEqual(['/']);
});

test('consumer-market users see only My services', () => {
  expect(hrefs({ consumerMarket: true })).toEqual(['/']);
});

test('the button of the current page is marked as current', () => {
  const current = (path: string) => homeTabs({ ...given, path }).find((tab) => tab.current)?.label;
  expect(current('/')).toBe('My services');
  expect(current('/settings')).toBe('Settings');
  expect(current('/settings/language')).toBe('Settings');
  expect(current('/profile')).toBeUndefined();
});
