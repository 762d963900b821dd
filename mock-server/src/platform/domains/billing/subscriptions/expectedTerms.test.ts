import { HttpError } from '@realmkit/contract-engine';
import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../../clock/calendar.ts';
import { chargeTerms, requireExpected, requireExpectedChange } from './expectedTerms.ts';

const amount = { total: 9900, currency: 'sek' };
const terms = chargeTerms({
  zone: zoneOf({ realm: 'se' }),
  amount,
  at: Date.parse('2027-01-31T23:30:00Z'),
  recurring: 9900,
  alongside: ['sub_1', 'sub_2'],
});

const refusal = (run: () => void): unknown => {
  try {
    run();
  } catch (reason) {
    if (reason instanceof HttpError) return [reason.status, reason.body.attributes?.map(({ attribute }) => attribute)];
  }
  return undefined;
};

describe('the terms of an act', () => {
  test('the first charge is on a day of the family', () => {
    expect(terms.first_charge_on).toBe('2027-02-01');
    expect(chargeTerms({ zone: zoneOf({ realm: 'us' }), amount, at: Date.parse('2027-02-01T03:00:00Z') }).first_charge_on).toBe(
      '2027-01-31',
    );
  });

  test('what is paid once and at once has neither a day nor a price that recurs', () => {
    const once = { amount: 9900, from_balance: 0, currency: 'sek', first_charge_on: null, recurring_amount: 0, alongside: [] };
    expect(chargeTerms({ zone: zoneOf({ realm: 'se' }), amount })).toEqual(once);
  });
});

describe('what is expected', () => {
  test('nothing expected and the same terms are content, in whatever order other subscriptions are named', () => {
    expect(refusal(() => requireExpected(undefined, terms))).toBeUndefined();
    expect(refusal(() => requireExpected({ ...terms, alongside: ['sub_2', 'sub_1'] }, terms))).toBeUndefined();
  });

  test('a refusal names everything that differs', () => {
    const expected = { ...terms, amount: 1, first_charge_on: null, alongside: ['sub_1'] };
    const differing = ['expected.amount', 'expected.first_charge_on', 'expected.alongside'];
    expect(refusal(() => requireExpected(expected, terms))).toEqual([409, differing]);
  });

  test('a change of plan names its sum, and no other one in what it expects', () => {
    expect(refusal(() => requireExpectedChange({ amount: 9900, expected: terms }, terms))).toBeUndefined();
    expect(refusal(() => requireExpectedChange({ amount: 1 }, terms))).toEqual([409, ['amount']]);
    expect(refusal(() => requireExpectedChange({ amount: 1, expected: terms }, terms))).toEqual([400, ['expected.amount']]);
  });
});
