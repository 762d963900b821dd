/** Formats a date of publication as far as it is written: a year, a month, a day; a text that is no date stays as it is. */
export function formatPublicationDate(written: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/.exec(written) ?? [];
  if (!year) return written;
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  // A month 13 would be one of the next year.
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== Number(month ?? 1) - 1) return written;
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month ? { month: 'long' } : {}),
    ...(day ? { day: 'numeric' } : {}),
  }).format(date);
}
