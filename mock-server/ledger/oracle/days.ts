import type { Country } from './money.ts';

/** The zone of each realm. Decision 0088: in the us that of the family, New York for those whose zone is not known. */
const zones: Readonly<Record<Country, string>> = {
  de: 'Europe/Berlin',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  no: 'Europe/Oslo',
  nl: 'Europe/Amsterdam',
  se: 'Europe/Stockholm',
  uk: 'Europe/London',
  us: 'America/New_York',
};

/** Returns day and time of a zone, as `2027-01-31 21:00:05`. */
const shown = (zone: string, moment: number): string => new Date(moment).toLocaleString('sv', { timeZone: zone });

/** Returns the first moment at which a zone shows a day and time; where the clock is put forward over it, an hour later. */
function momentOf(zone: string, text: string): number {
  const utc = Date.parse(`${text.replace(' ', 'T')}Z`);
  for (const later of [0, 3_600_000])
    for (let offset = 14 * 4; offset >= -12 * 4; offset--) {
      const moment = utc - offset * 900_000;
      if (shown(zone, moment) === shown('UTC', utc + later)) return moment;
    }
  throw new Error(`${zone} never shows ${text}.`);
}

/**
 * Returns the moment some months after an anchor. Decision 0088: on the day of the month, and at the time of day, that the anchor has by the family's
 * calendar; the last day of a shorter month.
 */
export function monthsAfter(country: Country, anchor: number, months: number): number {
  const zone = zones[country];
  const [date = '', time = ''] = shown(zone, anchor).split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), index % 12];
  const length = [31, toYear % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][toMonth] ?? 31;
  const two = (part: number) => String(part).padStart(2, '0');
  return momentOf(zone, `${toYear}-${two(toMonth + 1)}-${two(Math.min(day, length))} ${time}`) + (anchor % 1000);
}
