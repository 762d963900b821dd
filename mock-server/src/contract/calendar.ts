const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const momentForm = /^(\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

// By arithmetic: a `Date` for each day of a long list was a quarter of what checking the list cost.
function exists(parts: RegExpExecArray | null): boolean {
  const [year, month, day] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  const length = month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= length;
}

/** Whether a text is a day that exists, as `2025-08-15`. The year 0000 does not: databases have no such year. */
export function isDay(text: string): boolean {
  return exists(dayForm.exec(text));
}

/** Whether a text is a moment that exists, as `2025-08-15T08:30:00Z` (RFC 3339). Leap seconds do not: no clock of ours can show one. */
export function isMoment(text: string): boolean {
  return exists(momentForm.exec(text));
}
