import { describe, expect, test } from 'vitest';
import { grouped, slashed, typedCard } from './typedCard.ts';

const now = Date.UTC(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

describe('the fields of the stand-in', () => {
  test('give the card that is typed', () => {
    expect(typedCard(good, now)).toEqual({ number: '4242424242424242', exp_month: 12, exp_year: 2040 });
  });

  test.each([
    [{ number: '4242' }, 'number', 'incomplete_number'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'invalid_number'],
    [{ expiry: '12' }, 'expiry', 'incomplete_expiry'],
    [{ expiry: '13/40' }, 'expiry', 'invalid_expiry_month'],
    [{ expiry: '10/26' }, 'expiry', 'invalid_expiry_year_past'],
    [{ cvc: '12' }, 'cvc', 'incomplete_cvc'],
  ])('%j is wrong in %s: %s', (wrong, field, code) => {
    expect(typedCard({ ...good, ...wrong }, now)).toMatchObject({ field, error: { code, type: 'validation_error' } });
  });

  test('take a card in its last month', () => {
    expect(typedCard({ ...good, expiry: '11/26' }, now)).toMatchObject({ exp_year: 2026 });
  });

  test('write numbers in groups and dates with a slash', () => {
    expect(grouped('42424242424242421')).toBe('4242 4242 4242 4242');
    expect([slashed('1'), slashed('12'), slashed('1240')]).toEqual(['1', '12', '12/40']);
  });
});
