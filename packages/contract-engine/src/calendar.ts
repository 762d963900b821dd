const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const momentForm = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const zero = '0'.charCodeAt(0);

function twoDigitsAt(text: string, index: number): number {
  return (text.charCodeAt(index) - zero) * 10 + text.charCodeAt(index + 1) - zero;
}

// Arithmetic on single digits: a `Date` or the groups of a match for each day took a large part of the time for checking a long list.
function exists(text: string): boolean {
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
  const month = twoDigitsAt(text, 5);
  const day = twoDigitsAt(text, 8);
  const length = month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= length;
}

/** Returns whether a text is a day that exists, as `2025-08-15`. The year 0000 does not exist: databases have no such year. */
export function isDay(text: string): boolean {
  return dayForm.test(text) && exists(text);
}

/** Returns whether a text is a date-time that exists, as `2025-08-15T08:30:00Z` (RFC 3339). Leap seconds do not exist for our clocks. */
export function isMoment(text: string): boolean {
  return momentForm.test(text) && exists(text);
}
