/** Returns the moment when a subscription ended or, once cancelled, ends: after its notice, at the next attempt of a failed charge, else with its period. */
export const endOfSubscription = ({
  status,
  dueAt,
  periodEnd,
  endedAt,
  cancelAt,
}: {
  readonly status: string;
  readonly dueAt: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
  readonly cancelAt: number | null;
}): number => endedAt ?? cancelAt ?? (status === 'past_due' ? dueAt : periodEnd);

/** Returns the moment one month or year later, on the same day or the last day of a shorter month. */
export function periodAfter(start: number, interval: 'month' | 'year', anchor: number): number {
  const from = new Date(start);
  const day = new Date(anchor).getUTCDate();
  const month = interval === 'month' ? from.getUTCMonth() + 1 : from.getUTCMonth() + 12;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(
    from.getUTCFullYear(),
    month,
    Math.min(day, lastDay),
    from.getUTCHours(),
    from.getUTCMinutes(),
    from.getUTCSeconds(),
    from.getUTCMilliseconds(),
  );
}
