import { expect, test } from 'vitest';
import { sameUserOptions } from './sameUserOptions.ts';

const again = { redirect: '/profile', reauthenticate: true, sameUser: true };

test.each(['gar', 'ak-bibliotheken', 'domino', 'vidis', 'qr', 'sms', 'pwd'])(
  'a user who logged in by %s is led to the same method',
  (method) => {
    expect(sameUserOptions({ amr: [method] }, '/profile')).toEqual({ ...again, amrHint: method });
  },
);

test('a user with a secure login logs in securely again', () => {
  expect(sameUserOptions({ amr: ['bankid'], acr: 'secure' }, '/profile')).toEqual({ ...again, acrValues: 'secure' });
});
