import { expect, test } from 'vitest';
import { giftCodeOf } from './giftCode.ts';

test.each([
  ['GIFT-UK-7Q4M-2KXD-99AB', 'GIFT-UK-7Q4M-2KXD-99AB'],
  [' gift-uk-7q4m 2kxd ', 'GIFT-UK-7Q4M2KXD'],
  ['WELCOME20', undefined],
  ['GIFTED', undefined],
  ['', undefined],
])('the code %s is that of the gift card %s', (typed, code) => {
  expect(giftCodeOf(typed)).toBe(code);
});
