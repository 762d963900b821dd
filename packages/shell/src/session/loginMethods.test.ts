import { expect, test } from 'vitest';
import { loginMethods } from './loginMethods.ts';

test.each(['gar', 'ak-bibliotheken', 'domino', 'vidis', 'qr', 'pwd', 'sms'])('the login method %s is detected', (method) => {
  expect(loginMethods(['mfa', method])).toEqual([method]);
});

test('two factors are two login methods, and unknown values are ignored', () => {
  expect(loginMethods(['sms', 'pwd', 'otp'])).toEqual(['pwd', 'sms']);
  expect(loginMethods(['GAR', ''])).toEqual([]);
});
