import { expect, test } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { storageWithMemoryFallback } from './pageStorage.ts';

test('items are stored in the browser’s storage', () => {
  const browser = memoryStorage();
  const storage = storageWithMemoryFallback(() => browser);
  storage.setItem('realm', 'se');
  expect(browser.getItem('realm')).toBe('se');
  expect(storage.getItem('realm')).toBe('se');
  expect([storage.length, storage.key(0)]).toEqual([1, 'realm']);
  storage.removeItem('realm');
  expect(storage.getItem('realm')).toBeNull();
});

test('items are kept in memory when the browser denies its storage', () => {
  const storage = storageWithMemoryFallback(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  storage.setItem('realm', 'se');
  expect(storage.getItem('realm')).toBe('se');
});

test('a full storage keeps the new value in memory and removes the old one', () => {
  const browser = memoryStorage();
  browser.setItem('locale', 'fi');
  const full: Storage = {
    ...browser,
    getItem: browser.getItem,
    removeItem: browser.removeItem,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  const storage = storageWithMemoryFallback(() => full);
  storage.setItem('locale', 'sv');
  expect(storage.getItem('locale')).toBe('sv');
  expect(browser.getItem('locale')).toBeNull();
  storage.clear();
  expect(storage.getItem('locale')).toBeNull();
});
