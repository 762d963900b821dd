import { periodAfter } from '../../../prices/calendar.ts';

/** A charge that is due every month or year. */
interface RecurringCharge {
  /** The id of its subscription. */
  readonly id: string;
  /** The moment of the next charge, in milliseconds. */
  readonly at: number;
  readonly amount: number;
  readonly interval: 'month' | 'year';
  /** The moment whose day of the month the charges keep. */
  readonly anchor: number;
  /** The zone of that day. */
  readonly zone: string;
}

/** How far a gift card balance reaches for a subscription. */
export interface Coverage {
  /** The part of the next charge that the balance pays. */
  readonly fromBalance: number;
  /** How many charges in a row the balance pays in full. */
  readonly charges: number;
  /** The moment of the first charge that the balance does not pay in full. */
  readonly until: number;
}

/** The longest projection; a balance that reaches further is cut off here. */
const maxCharges = 240;

/** Splits a charge: the gift card balance is used before the card. */
export function splitCharge(amount: number, balance: number): { readonly fromBalance: number; readonly fromCard: number } {
  const fromBalance = Math.min(amount, balance);
  return { fromBalance, fromCard: amount - fromBalance };
}

/**
 * Projects a balance over the coming charges of all subscriptions, in the order in which they are due; returns the coverage by id. Without a
 * card a charge that the balance does not pay in full takes nothing of it.
 */
export function projectCoverage(balance: number, charges: readonly RecurringCharge[], hasCard: boolean): ReadonlyMap<string, Coverage> {
  const coverage = new Map<string, Coverage>();
  let left = balance;
  let open = [...charges];
  while (open.length > 0) {
    const [next, ...others] = open.toSorted((one, other) => one.at - other.at);
    if (!next) break;
    const { fromBalance, fromCard } = splitCharge(next.amount, left);
    const known = coverage.get(next.id) ?? { fromBalance, charges: 0, until: next.at };
    const isCovered = fromCard === 0 && known.charges < maxCharges;
    const at = periodAfter(next.at, next.interval, next.anchor, next.zone);
    coverage.set(next.id, isCovered ? { ...known, charges: known.charges + 1, until: at } : known);
    if (isCovered || hasCard) left -= fromBalance;
    open = isCovered ? [...others, { ...next, at }] : others;
  }
  return coverage;
}
