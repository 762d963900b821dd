/** Formats the time of day at which a refused attempt can be repeated: `retryAfter` seconds from now, rounded up to the next minute. */
export function retryTime(locale: string, retryAfter = 60): string {
  const minute = 60_000;
  const at = Math.ceil((Date.now() + retryAfter * 1000) / minute) * minute;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
}
