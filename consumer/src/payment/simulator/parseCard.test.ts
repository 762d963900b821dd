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
    [{ expiry: '13/40' }, 'expiry', 'invalid_expiry_month'],
    [{ expiry: '10/26' }, 'expiry', 'invalid_expiry_year_past'],
    [{ cvc: '12' }, 'cvc', 'incomplete_cvc'],
  ])('the input %j has an error in the field %s: %s', (wrong, field, code) => {
    expect(parseCard({ ...good, ...wrong }, now)).toMatchObject({ field, error: { code, type: 'validation_error' } });
  });

  test('a card in its last month is valid', () => {
    expect(parseCard({ ...good, expiry: '11/26' }, now)).toMatchObject({ exp_year: 2026 });
  });

  test('card numbers are formatted in groups and expiry dates with a slash', () => {
    expect(formatCardNumber('42424242424242421')).toBe('4242 4242 4242 4242');
    expect([formatExpiry('1'), formatExpiry('12'), formatExpiry('1240')]).toEqual(['1', '12', '12/40']);
  });
});
