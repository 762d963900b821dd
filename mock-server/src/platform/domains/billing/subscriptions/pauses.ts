import type { SubscriptionRow } from './subscriptionRow.ts';

const day = 24 * 3_600_000;

type Period = Pick<SubscriptionRow, 'periodStart' | 'periodEnd' | 'pausedFor' | 'pausedPeriodStart'>;

/** Returns how long the present period of a subscription was stopped, in milliseconds: its end is as much later than what was paid for. */
export const pauseOf = ({ periodStart, pausedFor, pausedPeriodStart }: Period): number =>
  pausedPeriodStart === periodStart ? pausedFor : 0;

/** Returns the days of a period that were paid for, without those for which it was stopped. */
const paidDays = (row: Period): number => Math.round((row.periodEnd - row.periodStart - pauseOf(row)) / day);

/** Returns the days of a period that are left, with the present one. */
export const unusedDays = (row: Period, now: number): number =>
  Math.max(0, Math.min(paidDays(row), Math.ceil((row.periodEnd - now) / day)));

/** Returns what the days of a period that are left are worth of what was paid for it, in the smallest unit of the currency. */
export const unusedWorth = (paid: number, row: Period, now: number): number =>
  paidDays(row) === 0 ? 0 : Math.round((paid * unusedDays(row, now)) / paidDays(row));
