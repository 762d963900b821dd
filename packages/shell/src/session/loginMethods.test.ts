import { expect, test } from 'vitest';
import { loginMethods } from './loginMethods.ts';

test.each(['gar', 'ak-bibliotheken', 'domino', 'vidis', 'qr', 'pwd', 'sms'])(
  'the login method %s is detected',
  { tags: ['shell §6.19', 'shell §6.20', 'shell §6.21', 'shell §6.22', 'shell §6.23', 'shell §6.25'] },
  (method) => {
    expect(loginMethods(['mfa', method])).toEqual([method]);
  },
);

test('two factors are two login methods, and unknown values are ignored', () => {
  expect(loginMethods(['sms', 'pwd', 'otp'])).toEqual(['pwd', 'sms']);
  expect(loginMethods(['GAR', ''])).toEqual([]);
});
