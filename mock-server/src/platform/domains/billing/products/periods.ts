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
