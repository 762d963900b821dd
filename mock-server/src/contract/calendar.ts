const moment = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Whether a text is a day that exists, as `2025-08-15`. The year 0000 does not: databases have no such year. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether a text is a moment that exists, as `2025-08-15T08:30:00Z` (RFC 3339). Leap seconds do not: no clock of ours can show one. */
export function isMoment(text: string): boolean {
  const [, day] = moment.exec(text) ?? [];
  return day !== undefined && isDay(day);
}
