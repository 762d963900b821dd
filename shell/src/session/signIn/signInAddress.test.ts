import { expect, test } from 'vitest';
import { signInAddress } from './signInAddress.ts';

test('the sign-in address carries path and query, and asks for a new sign-in', () => {
  const address = new URL(signInAddress('/controlpanel/beta/manage?tab=users&page=2'), 'https://realmkit.se');
  expect(address.pathname).toBe('/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirect: '/controlpanel/beta/manage?tab=users&page=2',
    reauthenticate: 'true',
  });
});
