import { expect, test } from 'vitest';
import { isOpen } from './routeAccess.ts';

test.each([
  ['routes that say nothing', [undefined, {}], false],
  ['a non-auth route', [undefined, { access: 'nonAuth' }], true],
  ['a guest route', [{ access: 'guest' }], true],
  ['a closed route below an open one', [{ access: 'guest' }, { access: 'signedIn' }], false],
  ['an open route below a closed one', [{ access: 'signedIn' }, { access: 'guest' }], true],
  ['a route that says something else', [{ access: 'everyone' }], false],
])('a path with %s is open: %s', (_name, handles, open) => {
  expect(isOpen(handles)).toBe(open);
});
