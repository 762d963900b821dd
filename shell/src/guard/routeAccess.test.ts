import { expect, test } from 'vitest';
import { isOpen, signInAddress } from './routeAccess.ts';

test.each([
  ['routes that say nothing', [undefined, {}], false],
  ['a non-auth route', [undefined, { access: 'nonAuth' }], true],
  ['a guest route', [{ access: 'guest' }], true],
  ['a closed route below an open one', [{ access: 'guest' }, { access: 'signedIn' }], false],
  ['an open route below a closed one', [{ access: 'signedIn' }, { access: 'guest' }], true],
  ['a route that says something else', [{ access: 'everyone' }], false],
])('%s: open %s', (_name, handles, open) => {
  expect(isOpen(handles)).toBe(open);
});

test('the sign-in address carries path and query, and asks for a new sign-in', () => {
  const address = new URL(signInAddress('/controlpanel/beta/manage?tab=users&page=2'), 'https://realmkit.se');
  expect(address.pathname).toBe('/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirect: '/controlpanel/beta/manage?tab=users&page=2',
    reauthenticate: 'true',
  });
});
