import { expect, test, vi } from 'vitest';
import { takeIdToken } from './takeIdToken.ts';

const page = 'https://realmkit.se/bookshelf/play/id/book-1';
const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

const taken = (href: string) => {
  const history = { state: { key: 'a' }, replaceState: vi.fn() };
  return { hint: takeIdToken({ href }, history), history };
};

test('reader §2: the id token is removed from the URL of the player page and returned as a hint for the log-in', {
  tags: ['reader §2.6'],
}, () => {
  const { hint, history } = taken(`${page}?from=library&id_token=${token}`);
  expect(hint).toBe(token);
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'a' }, '', `${page}?from=library`);
});

test.each(['', 'no-token', 'a.b.c%20d', `${'a'.repeat(9000)}.b.c`])(
  'a value that is not a token is removed from the URL too, and gives no hint (%.12s)',
  (text) => {
    const { hint, history } = taken(`${page}?id_token=${text}`);
    expect(hint).toBeUndefined();
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'a' }, '', page);
  },
);

test('a URL without a token stays unchanged', () => {
  const { hint, history } = taken(page);
  expect(hint).toBeUndefined();
  expect(history.replaceState).not.toHaveBeenCalled();
});
