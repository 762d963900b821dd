/** Returns the moment when a subscription ended or, once cancelled, ends: the next attempt of a failed charge, else the end of its period. */
export const endOfSubscription = ({
  status,
  dueAt,
  periodEnd,
  endedAt,
}: {
  readonly status: string;
  readonly dueAt: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
}): number => endedAt ?? (status === 'past_due' ? dueAt : periodEnd);
