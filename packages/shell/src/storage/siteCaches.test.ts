import { afterEach, expect, test, vi } from 'vitest';
import { siteCaches } from './siteCaches.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'caches');
afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'caches', own);
  else Reflect.deleteProperty(globalThis, 'caches');
  vi.restoreAllMocks();
});

test('a browser that denies all site data has no caches, and nobody who asks for them fails', () => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, get });
  expect(siteCaches()).toBeUndefined();
});

test('a browser with caches gives them', () => {
  const caches = { keys: async () => [] };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  expect(siteCaches()).toBe(caches);
});
