import { expect, test } from 'vitest';
import { signUpPath } from './signUpPath.ts';

test.each([
  ['/payment?price=price-uk-sign-year', '/signup?price=price-uk-sign-year'],
  ['/payment?price=price-uk-sign-year&coupon=WELCOME20&x=1', '/signup?price=price-uk-sign-year&coupon=WELCOME20'],
  ['/gift-card?code=GIFT-UK-1', '/signup?redirect=%2Fgift-card%3Fcode%3DGIFT-UK-1'],
  ['/payment', '/signup'],
  ['/profile?price=1', '/signup'],
])('a visitor on their way to %s signs up at %s', (redirect, path) => {
  expect(signUpPath(redirect)).toBe(path);
});
