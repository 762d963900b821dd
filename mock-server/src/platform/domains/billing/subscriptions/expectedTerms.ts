import { HttpError, invalid } from '@realmkit/contract-engine';
import type { components } from '@realmkit/openapi/types/payment';
import { dayIn } from '../../../clock/calendar.ts';

/** What an act that costs charges, and when, as in the contract. */
export type ChargeTerms = components['schemas']['ChargeTerms'];

/** An act that costs, as its preview and its charge compute it. */
interface CostlyAct {
  /** The zone whose days the customer counts in. */
  readonly zone: string;
  /** The sum of the first charge. */
  readonly amount: { readonly total: number; readonly currency: string };
  /** The part of it that the gift card balance pays; nothing where it is left out. */
  readonly fromBalance?: number | undefined;
  /** The moment of the first charge, in milliseconds; at once where it is left out. */
  readonly at?: number | undefined;
  /** The price of each later period; nothing recurs where it is left out. */
  readonly recurring?: number | undefined;
  /** The ids of the other subscriptions that run. */
  readonly alongside?: readonly string[];
}

/** Returns the terms of an act as its button names them. */
export function chargeTerms({ zone, amount, fromBalance = 0, at, recurring = 0, alongside = [] }: CostlyAct): ChargeTerms {
  return {
    amount: amount.total,
    from_balance: fromBalance,
    currency: amount.currency,
    first_charge_on: at === undefined ? null : dayIn(zone, at),
    recurring_amount: recurring,
    alongside: [...alongside],
  };
}

/** Returns a value of terms as it is compared: the order of a list does not count. */
const comparable = (value: ChargeTerms[keyof ChargeTerms]) => (Array.isArray(value) ? value.toSorted().join(' ') : value);

/** Returns the error of an act whose terms are others than the named ones; `differing` names the properties of the request. */
const termsChanged = (terms: ChargeTerms, differing: readonly string[]): HttpError =>
  new HttpError(409, {
    name: 'ConflictError',
    message: 'The terms are others by now.',
    attributes: differing.map((attribute) => ({ attribute, reason: 'const' })),
    terms,
  });

/** Throws 409 with the terms of an act if its request expects others; a request that expects nothing is content with any. */
export function requireExpected(expected: ChargeTerms | undefined, terms: ChargeTerms): void {
  if (expected === undefined) return;
  const names = Object.keys(terms) as (keyof ChargeTerms)[];
  const differing = names.filter((name) => comparable(expected[name]) !== comparable(terms[name]));
  if (differing.length > 0)
    throw termsChanged(
      terms,
      differing.map((name) => `expected.${name}`),
    );
}

/** Throws 400 for a change of plan whose request names two sums, and 409 with the terms if it names others than those. */
export function requireExpectedChange(named: { readonly amount: number; readonly expected?: ChargeTerms }, terms: ChargeTerms): void {
  const { amount, expected } = named;
  if (expected !== undefined && expected.amount !== amount)
    throw invalid('The request names two sums.', { attribute: 'expected.amount', reason: 'const' });
  requireExpected(expected, terms);
  if (amount !== terms.amount) throw termsChanged(terms, ['amount']);
}
