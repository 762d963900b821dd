/** Formats a number of minutes with its unit. */
export const formatMinutes = (minutes: number, locale: string, unitDisplay: 'long' | 'short'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay }).format(minutes);
