import Holidays from 'date-holidays';
import { dayIn, momentOf, zoneOf } from '../../../clock/calendar.ts';
import type { Realm } from '../../../database/realms.ts';

/** The days of the withdrawal period; the day of the order is not one of them (Directive 2011/83/EU, Art. 9; Regulation 1182/71, Art. 3 (1)). */
const withdrawalDays = 14;

/** The countries whose holidays count for each realm; the us has no right of withdrawal. */
const countries: Readonly<Record<Exclude<Realm, 'us'>, string>> = {
  de: 'DE',
  fi: 'FI',
  fr: 'FR',
  no: 'NO',
  nl: 'NL',
  se: 'SE',
  uk: 'GB',
};

const known = new Map<string, ReadonlySet<string>>();

/** Returns the holidays of a country in a year, as days like `2026-12-25`: those of each of its regions, because one that counts for a family helps it. */
function holidaysIn(country: string, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const found = known.get(key) ?? new Set(placesOf(country).flatMap((place) => holidaysOf(place, year)));
  known.set(key, found);
  return found;
}

/** Returns a country, its states and their regions, as `date-holidays` names them. */
function placesOf(country: string): readonly (readonly [string, string?, string?])[] {
  const names = new Holidays(country);
  const states = Object.keys(names.getStates(country) ?? {});
  const regions = states.flatMap((state) => Object.keys(names.getRegions(country, state) ?? {}).map((region) => [state, region] as const));
  return [
    [country],
    ...states.map((state) => [country, state] as const),
    ...regions.map(([state, region]) => [country, state, region] as const),
  ];
}

/** Returns the days of a year on which offices or banks of a place are closed. */
function holidaysOf([country, state = '', region = '']: readonly [string, string?, string?], year: number): string[] {
  const place = new Holidays(country, state, region, { types: ['public', 'bank'] });
  return place.getHolidays(year).map(({ date }) => date.slice(0, 10));
}

const day = 24 * 3_600_000;

/**
 * Returns the last moment, in milliseconds, at which an order of a realm can be withdrawn from: the end of the 14th day after that of the order, in the
 * realm's time zone. A Saturday, a Sunday or a holiday of any region moves it to the end of the next working day (Regulation 1182/71, Art. 3 (4);
 * BGB §§ 187, 188, 193). Returns undefined where there is no right of withdrawal.
 */
export function withdrawalEnd(realm: Realm, orderedAt: number): number | undefined {
  if (realm === 'us') return undefined;
  const timeZone = zoneOf({ realm });
  let last = Date.parse(dayIn(timeZone, orderedAt)) + withdrawalDays * day;
  while (!isWorkingDay(countries[realm], last)) last += day;
  return momentOf(timeZone, last + day) - 1;
}

function isWorkingDay(country: string, moment: number): boolean {
  const date = new Date(moment);
  return ![0, 6].includes(date.getUTCDay()) && !holidaysIn(country, date.getUTCFullYear()).has(date.toISOString().slice(0, 10));
}
