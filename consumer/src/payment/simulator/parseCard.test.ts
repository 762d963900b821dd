import { describe, expect, test } from 'vitest';
import { formatCardNumber, formatExpiry, parseCard } from './parseCard.ts';

const now = Date.UTC(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

describe('the card fields of the simulator', () => {
  test('valid card fields are parsed to a card', () => {
    expect(parseCard(good, now)).toEqual({ number: '4242424242424242', exp_month: 12, exp_year: 2040 });
  });

  test.each([
    [{ number: '4242' }, 'number', 'incomplete_number'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'invalid_number'],
    [{ expiry: '12' }, 'expiry', 'incomplete_expiry'],
    [{ number: '4242 4242 4242 424' }, 'number', 'incomplete_number'],
    [{ expiry: '00/40' }, 'expiry', 'invalid_expiry_month'],
    [{ expiry: '13/40' }, 'expiry', 'invalid_expiry_month'],
    [{ expiry: '10/26' }, 'expiry', 'invalid_expiry_year_past'],
    [{ cvc: '12' }, 'cvc', 'incomplete_cvc'],
  ])('the input %j has an error in the field %s: %s', (wrong, field, code) => {
    expect(parseCard({ ...good, ...wrong }, now)).toMatchObject({ field, error: { code, type: 'validation_error' } });
  });

  test('card numbers with any digits are valid, and each with another last digit is not', () => {
    const numbers = ['5555555555554444', '4000000000009995', '4000002500003155', '6011111111111117'];
    for (const number of numbers) {
      expect(parseCard({ ...good, number }, now)).toMatchObject({ number });
      const others = Array.from({ length: 10 }, (_, digit) => number.slice(0, -1) + digit).filter((other) => other !== number);
      for (const other of others) expect(parseCard({ ...good, number: other }, now)).toMatchObject({ error: { code: 'invalid_number' } });
    }
  });

  test('a card in its last month is valid', () => {
    expect(parseCard({ ...good, expiry: '11/26' }, now)).toMatchObject({ exp_year: 2026 });
  });

  test('card numbers are formatted in groups and expiry dates with a slash', () => {
    expect(formatCardNumber('42424242424242421')).toBe('4242 4242 4242 4242');
    expect([formatExpiry('1'), formatExpiry('12'), formatExpiry('1240')]).toEqual(['1', '12', '12/40']);
  });
});
