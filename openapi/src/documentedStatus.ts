/** The statuses that a range or `default` may stand for, where a success is expected. */
const anySuccess: readonly number[] = Array.from({ length: 100 }, (_, index) => 200 + index);

/** Returns under which of the names of an operation's responses a status is documented: the exact one, then its range such as `4XX`, then `default`. */
export const documentedStatus = (names: readonly string[], status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => names.includes(name));

/** Returns the statuses of success that an operation documents: the exact ones, else all of a range or of `default`. */
export function successStatuses(names: readonly string[]): readonly number[] {
  const exact = names.map(Number).filter((status) => status >= 200 && status < 400);
  if (exact.length > 0 || documentedStatus(names, 299) === undefined) return exact;
  return anySuccess;
}

/** Names statuses of which one is expected. */
export const statusWords = (statuses: readonly number[]): string => (statuses.length === anySuccess.length ? '2xx' : statuses.join(' or '));
