import type { Realm } from '../database/realms.ts';

/** The time zone of each realm; that of New York for a family in the us whose own is not known. */
const realmZones: Readonly<Record<Realm, string>> = {
  de: 'Europe/Berlin',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  no: 'Europe/Oslo',
  nl: 'Europe/Amsterdam',
  se: 'Europe/Stockholm',
  uk: 'Europe/London',
  us: 'America/New_York',
};

/** Returns the IANA name of the zone whose days a user, a subscription or an invoice counts in: its own one, else the realm's. */
export const zoneOf = ({ realm, timeZone }: { readonly realm: Realm; readonly timeZone?: string | null }): string =>
  timeZone ?? realmZones[realm];

/**
 * Returns the zone that an account is created with, from the one that its browser names: only the us have several. Null for the realm's one, also where
 * the name is unknown: nobody is refused an account for the settings of a device.
 */
export function zoneToStore(realm: Realm, name: string | undefined): string | null {
  // An offset such as +01:00, which Intl takes too, knows no summer time.
  if (realm !== 'us' || name === undefined || !/^[A-Z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', { ...fields, timeZone: zone, hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}

/** Returns what clock and calendar of a zone show at a moment, as the milliseconds at which those of UTC show the same. */
function wallTime(zone: string, moment: number): number {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const time = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return time + (((moment % 1000) + 1000) % 1000);
}

/** Returns the moment at which a zone shows a wall time: the first of two, and as much later as the clock was put forward where there is none. */
export function momentOf(zone: string, wall: number): number {
  const offsets = [wall - day, wall + day].map((moment) => wallTime(zone, moment) - moment);
  const moments = offsets.map((offset) => wall - offset).toSorted((one, other) => one - other);
  return moments.find((moment) => wallTime(zone, moment) === wall) ?? Math.max(...moments);
}

const day = 86_400_000;

/** Returns the day of a moment in a zone, as `YYYY-MM-DD`. */
export const dayIn = (zone: string, moment: number): string => new Date(wallTime(zone, moment)).toISOString().slice(0, 10);

/** The least days of a period. Each day of the month comes again within 28 to 31 days, and after a year within 365 or 366. */
const leastDays = { month: 28, year: 365 } as const;

/**
 * Returns the end of the period that starts at `start`: the next day of the month of `anchor` by the calendar of a zone (the last day of a shorter
 * month), at the anchor's time of day there. A start on another day, as plans from before this rule have one, leads to the first such day that makes
 * the period no shorter than a whole one.
 */
export function periodAfter(start: number, interval: 'month' | 'year', anchor: number, zone: string): number {
  const anchorTime = wallTime(zone, anchor);
  const anchorDay = new Date(anchorTime).getUTCDate();
  const least = Math.floor(wallTime(zone, start) / day) + leastDays[interval];
  const from = new Date(least * day);
  for (let month = from.getUTCMonth(); ; month++) {
    const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
    const candidate = Date.UTC(from.getUTCFullYear(), month, Math.min(anchorDay, lastDay));
    if (candidate >= least * day) return momentOf(zone, candidate + (((anchorTime % day) + day) % day));
  }
}
