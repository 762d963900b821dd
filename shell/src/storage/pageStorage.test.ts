import { expect, test } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { forgivingStorage } from './pageStorage.ts';

test('what the browser takes is kept there', () => {
  const browser = memoryStorage();
  const storage = forgivingStorage(() => browser);
  storage.setItem('realm', 'se');
  expect(browser.getItem('realm')).toBe('se');
  expect(storage.getItem('realm')).toBe('se');
  expect([storage.length, storage.key(0)]).toEqual([1, 'realm']);
  storage.removeItem('realm');
  expect(storage.getItem('realm')).toBeNull();
});

test('where the browser denies its storage, things are kept for the life of the page', () => {
  const storage = forgivingStorage(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  storage.setItem('realm', 'se');
  expect(storage.getItem('realm')).toBe('se');
});

test('where the browser’s storage is full, the new value counts and the old one does not come back', () => {
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
  const storage = forgivingStorage(() => full);
  storage.setItem('locale', 'sv');
  expect(storage.getItem('locale')).toBe('sv');
  expect(browser.getItem('locale')).toBeNull();
  storage.clear();
  expect(storage.getItem('locale')).toBeNull();
});
