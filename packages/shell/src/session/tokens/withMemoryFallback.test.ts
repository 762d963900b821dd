import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTokens } from '../../testing/tokens.ts';
import { type TokenSet, tokenSetOf } from './TokenSet.ts';
import { indexedDbTokenStore, type TokenStore } from './tokenStore.ts';
import { withMemoryFallback } from './withMemoryFallback.ts';

const tokensWith = (refreshToken: string): TokenSet => tokenSetOf({ ...makeTokens({ now: 1000 }), refreshToken }, 1000);

const broken: TokenStore = {
  read: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
  write: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
  clear: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
  replace: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
};

describe('a broken browser storage', () => {
  test('the tab keeps the tokens in memory', async () => {
    const store = withMemoryFallback(broken);
    expect(await store.read()).toBeUndefined();
    const first = tokensWith('first');
    await store.write(first);
    expect(await store.read()).toBe(first);
  });

  test('a refresh replaces only the tokens in memory that it was sent for', async () => {
    const store = withMemoryFallback(broken);
    const [first, second] = [tokensWith('first'), tokensWith('second')];
    await store.write(first);
    expect(await store.replace('another', second)).toBe(first);
    expect(await store.replace('first', second)).toBe(second);
    expect(await store.read()).toBe(second);
  });

  test('a sign-out clears the tokens in memory', async () => {
    const store = withMemoryFallback(broken);
    await store.write(tokensWith('first'));
    await store.clear();
    expect(await store.read()).toBeUndefined();
  });
});

test('a tab whose database was late once reads what another tab has written since', async () => {
  const [first, second] = [tokensWith('first'), tokensWith('second')];
  const browser = indexedDbTokenStore('late-once');
  const late = () => Promise.reject(new DOMException('The database does not answer', 'TimeoutError'));
  let isLate = false;
  const store = withMemoryFallback({ ...browser, read: () => (isLate ? late() : browser.read()) });
  await store.write(first);
  isLate = true;
  expect(await store.read()).toBe(first);
  isLate = false;
  await browser.write(second);
  expect(await store.read()).toEqual(second);
});

describe('a full storage', () => {
  let names = 0;
  let browser: TokenStore;
  beforeEach(() => {
    names += 1;
    browser = indexedDbTokenStore(`forgiving-${names}`);
  });

  test('a full storage drops the old tokens and stores new ones when it has room', async () => {
    const [first, second, third] = [tokensWith('first'), tokensWith('second'), tokensWith('third')];
    let full = false;
    const store = withMemoryFallback({ ...browser, write: (tokens) => (full ? broken.write(tokens) : browser.write(tokens)) });
    await store.write(first);
    full = true;
    await store.write(second);
    expect(await browser.read()).toBeUndefined();
    expect(await store.read()).toBe(second);
    full = false;
    await store.write(third);
    expect(await browser.read()).toEqual(third);
  });

  test('a refresh with a full storage keeps the new tokens in memory', async () => {
    const [first, second] = [tokensWith('first'), tokensWith('second')];
    const store = withMemoryFallback({ ...browser, replace: broken.replace });
    await store.write(first);
    expect(await store.replace('first', second)).toBe(second);
    expect(await store.read()).toBe(second);
  });
});
