const day = 24 * 3_600_000;

/** A paid period, in milliseconds, and what it cost in the smallest unit of its currency. */
interface PaidPeriod {
  readonly start: number;
  readonly end: number;
  readonly price: number;
}

/**
 * Returns what is kept of a paid period for the days used until a moment: the price ÷ the days of the period × the days since its first one (Directive
 * 2011/83/EU, Art. 14 (3)). In the family's favour a day that has only begun is free, and the sum is rounded down. A period that is over is kept whole.
 */
export function priceOfUsedDays({ start, end, price }: PaidPeriod, until: number): number {
  const days = Math.max(1, Math.round((end - start) / day));
  const used = Math.min(days, Math.max(0, Math.floor((until - start) / day)));
  return Math.floor((price * used) / days);
}
