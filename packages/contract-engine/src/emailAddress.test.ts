import { expect, test } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

test.each(['maja@example.se', "o'brien@example.com", 'ann.é@example.com', 'maja+1@bücher.example', '李@例え.テスト', 'שרה@example.org'])(
  '%s is an email address',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

test.each([
  ['a zero width space', '\u200B'],
  ['a zero width joiner', '\u200D'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['a variation selector', '\uFE0F'],
  ['a Hangul filler', '\u3164'],
  ['a right-to-left mark', '\u200F'],
  ['a right-to-left override', '\u202E'],
  ['an isolate', '\u2067'],
  ['a control character', '\u0007'],
  ['a tab', '\t'],
])('an address with %s is none', (_kind, sign) => {
  expect(isEmailAddress(`ma${sign}ja@example.se`)).toBe(false);
  expect(isEmailAddress(`maja@exa${sign}mple.se`)).toBe(false);
});
