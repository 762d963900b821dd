import { describe, expect, test } from 'vitest';
import { parseNumber } from './parseNumber.ts';

const locales = ['de', 'en-GB', 'en-US', 'fi', 'fr', 'nb', 'nl', 'sv', 'en-IN', 'ar'];

describe.each(locales)('in %s', (locale) => {
  const written = (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value);

  test('a number is understood as the locale writes it, grouped or not', () => {
    for (const value of [0, 7, 999, 1000, 1_234_567]) {
      expect(parseNumber(String(value), locale)).toBe(value);
      expect(parseNumber(written(value, { useGrouping: false }), locale)).toBe(value);
    }
    for (const value of [1000, 12_345]) expect(parseNumber(written(value), locale)).toBe(value);
    expect(parseNumber(written(7.5), locale, 1)).toBe(7.5);
  });

  test.each(['1e3', '7,5', '7.5', '1,00', '1.00', '12,34,567x', 'seven', '-', '1 2 a', '1 2', '12 34', '0x10', '--1', '1..2'])(
    '%s is not taken for another whole number',
    (text) => expect(parseNumber(text, locale)).toBe(text),
  );

  test.each([
    ['', null],
    ['  ', null],
    ['1 000', 1000],
    ['1\u00A0000', 1000],
    ['\u0663', 3],
    ['\u096D', 7],
    ['\u{1D7D9}', 1],
    ['-0', 0],
    ['\u22125', -5],
    ['+5', 5],
    [' 7 ', 7],
  ])('%j is %j', (text, value) => expect(parseNumber(text, locale)).toBe(value));
});

test('more digits after the separator than the field takes are refused', () => {
  expect(parseNumber('7,25', 'sv', 1)).toBe('7,25');
  expect(parseNumber('7,25', 'sv', 2)).toBe(7.25);
});
