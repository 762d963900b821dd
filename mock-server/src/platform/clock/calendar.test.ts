import { expect, test } from 'vitest';
import { dayIn, periodAfter, zoneOf, zoneToStore } from './calendar.ts';

/** Returns days and times of a zone, as `2027-01-30 21:00`. */
const shown = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** Returns the first renewals of a plan as its family reads them. */
function renewals(ordered: string, interval: 'month' | 'year', zone: string, count: number): string[] {
  const anchor = Date.parse(ordered);
  const ends = [periodAfter(anchor, interval, anchor, zone)];
  while (ends.length < count) ends.push(periodAfter(ends.at(-1) ?? anchor, interval, anchor, zone));
  return ends.map((end) => shown(zone, end));
}

const us = 'America/New_York';
const [de, uk, se] = ['Europe/Berlin', 'Europe/London', 'Europe/Stockholm'];

test.each([
  ['a us month of 30 January, 21:00', '2027-01-31T02:00Z', 'month', us, ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30'], '21:00'],
  [
    'a us month of 31 December, 23:59 in Los Angeles',
    '2027-01-01T07:59Z',
    'month',
    'America/Los_Angeles',
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    '23:59',
  ],
  ['a German month of 1 March, 00:10', '2027-02-28T23:10Z', 'month', de, ['2027-04-01', '2027-05-01', '2027-06-01'], '00:10'],
  ['a German year of 1 March, 00:10', '2027-02-28T23:10Z', 'year', de, ['2028-03-01', '2029-03-01', '2030-03-01'], '00:10'],
  [
    'a British month of 1 June, 00:20 summer time',
    '2027-05-31T23:20Z',
    'month',
    uk,
    [
      '2027-07-01',
      '2027-08-01',
      '2027-09-01',
      '2027-10-01',
      '2027-11-01',
      '2027-12-01',
      '2028-01-01',
      '2028-02-01',
      '2028-03-01',
      '2028-04-01',
    ],
    '00:20',
  ],
  [
    'a month of the 31st',
    '2027-01-31T10:00Z',
    'month',
    se,
    ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    '11:00',
  ],
  ['a month of 31 January in a leap year', '2028-01-31T10:00Z', 'month', se, ['2028-02-29', '2028-03-31'], '11:00'],
  ['a year of 29 February', '2028-02-29T10:00Z', 'year', se, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'], '11:00'],
  ['a month over the end of the year', '2026-12-15T10:00Z', 'month', se, ['2027-01-15', '2027-02-15'], '11:00'],
] as const)('%s renews on its day at its time', (_name, ordered, interval, zone, days, time) => {
  expect(renewals(ordered, interval, zone, days.length)).toEqual(days.map((day) => `${day} ${time}`));
});

test.each([
  ['2027-02-28T01:30Z', de, '2027-03-28 03:30', '2027-04-28 02:30'],
  ['2027-08-30T22:30Z', de, '2027-09-30 00:30', '2027-10-31 00:30'],
  ['2027-02-14T07:30Z', us, '2027-03-14 03:30', '2027-04-14 02:30'],
  ['2027-10-07T05:30Z', us, '2027-11-07 01:30', '2027-12-07 01:30'],
  ['2027-02-28T01:30Z', uk, '2027-03-28 02:30', '2027-04-28 01:30'],
  ['2027-09-30T00:30Z', uk, '2027-10-30 01:30', '2027-11-30 01:30'],
] as const)('a plan of %s in %s keeps its time over the day on which the clock is put', (ordered, zone, ...expected) => {
  expect(renewals(ordered, 'month', zone, 2)).toEqual(expected);
});

test('the day of a moment is that of its zone', () => {
  const moment = Date.parse('2027-03-01T04:30Z');
  expect([dayIn(us, moment), dayIn('America/Los_Angeles', moment), dayIn(de, moment)]).toEqual(['2027-02-28', '2027-02-28', '2027-03-01']);
  expect(dayIn('Europe/Helsinki', Date.parse('2027-02-28T22:30:15.250Z'))).toBe('2027-03-01');
});

test('only accounts of the us have a zone of their own, if there is such a zone', () => {
  expect(zoneToStore('us', 'America/Los_Angeles')).toBe('America/Los_Angeles');
  for (const name of [undefined, '', 'Mars/Olympus', '+05:00', 'America/New_York\0']) expect(zoneToStore('us', name)).toBe(null);
  expect(zoneToStore('de', 'America/Los_Angeles')).toBe(null);
  expect([zoneOf({ realm: 'us', timeZone: null }), zoneOf({ realm: 'us', timeZone: 'Pacific/Honolulu' }), zoneOf({ realm: 'no' })]).toEqual(
    ['America/New_York', 'Pacific/Honolulu', 'Europe/Oslo'],
  );
});
