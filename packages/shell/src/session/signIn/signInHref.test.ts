import { expect, test } from 'vitest';
import { signInHref } from './signInHref.ts';

test('the sign-in href contains path and query, and requests reauthentication', () => {
  const url = new URL(signInHref('/controlpanel/beta/manage?tab=users&page=2'), 'https://realmkit.se');
  expect(url.pathname).toBe('/login');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    redirect: '/controlpanel/beta/manage?tab=users&page=2',
    reauthenticate: 'true',
  });
});
