import { periodAfter } from '../../../clock/calendar.ts';

/** A charge that is due every month or year. */
interface RecurringCharge {
  /** The id of its subscription. */
  readonly id: string;
  /** The moment of the next charge, in milliseconds. */
  readonly at: number;
  /** The moment of the charge after that, in milliseconds. */
  readonly following: number;
  readonly amount: number;
  /** The smallest amount that a card can be charged. */
  readonly minimum: number;
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

/** What pays for a charge, in the currency's smallest unit. */
interface SplitCharge {
  readonly fromBalance: number;
  readonly fromCard: number;
  /** What nobody pays, because the whole sum is less than a card can pay and the balance does not pay it. */
  readonly waived: number;
}

/**
 * Splits a charge: the gift card balance is used before the card. A card pays its smallest amount at least, and the balance so much less; a whole sum
 * below it is charged to nobody.
 * @param minimum The smallest amount of the card provider.
 */
export function splitCharge(amount: number, balance: number, minimum: number): SplitCharge {
  if (balance >= amount) return { fromBalance: amount, fromCard: 0, waived: 0 };
  if (amount < minimum) return { fromBalance: 0, fromCard: 0, waived: amount };
  const fromCard = Math.max(amount - balance, minimum);
  return { fromBalance: amount - fromCard, fromCard, waived: 0 };
}

/**
 * Projects a balance over the coming charges of all subscriptions, in the order in which the jobs run; returns the coverage by id. Without a
 * card a charge that the balance does not pay in full takes nothing of it.
 */
export function projectCoverage(balance: number, charges: readonly RecurringCharge[], hasCard: boolean): ReadonlyMap<string, Coverage> {
  const coverage = new Map<string, Coverage>();
  let left = balance;
  let open = [...charges];
  while (open.length > 0) {
    const [next, ...others] = open.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    if (!next) break;
    const { fromBalance, fromCard } = splitCharge(next.amount, left, next.minimum);
    const known = coverage.get(next.id) ?? { fromBalance, charges: 0, until: next.at };
    const isCovered = fromCard === 0 && known.charges < maxCharges;
    const { following: at } = next;
    coverage.set(next.id, isCovered ? { ...known, charges: known.charges + 1, until: at } : known);
    if (isCovered || hasCard) left -= fromBalance;
    open = isCovered ? [...others, { ...next, at, following: periodAfter(at, next.interval, next.anchor, next.zone) }] : others;
  }
  return coverage;
}
