import { expect, test } from 'vitest';
import { type Grant, licencesUsed } from './licences.ts';

const type = 'polylino-school';
const toPerson = (owner: string, startDate: string, endDate: string | null): Grant => ({ kind: 'user', owner, type, startDate, endDate });
const share = (licences: number | null, startDate: string, endDate: string | null): Grant => ({
  kind: 'schoolUnit',
  owner: 'a school',
  type,
  startDate,
  endDate,
  licences,
});
const held = { type, startDate: '2026-08-01', endDate: '2027-07-31' };

test.each<[string, Grant[], string, number]>([
  ['nothing was given', [], '2026-10-01', 0],
  ['a person has two periods at the same time', [toPerson('a', '2026-08-01', null), toPerson('a', '2026-09-01', null)], '2026-10-01', 1],
  ['one ends before the next begins', [toPerson('a', '2026-08-01', '2026-12-31'), toPerson('b', '2027-01-01', null)], '2026-10-01', 1],
  [
    'one ends on the day on which the next begins',
    [toPerson('a', '2026-08-01', '2027-01-01'), toPerson('b', '2027-01-01', null)],
    '2026-10-01',
    2,
  ],
  ['what is over no longer counts', [toPerson('a', '2026-08-01', '2026-09-30')], '2026-10-01', 0],
  ['what is still to come counts', [toPerson('a', '2027-03-01', null), share(20, '2027-01-01', null)], '2026-10-01', 21],
  ['a share without a number uses all', [share(null, '2026-08-01', null)], '2026-10-01', Number.POSITIVE_INFINITY],
])('licences are counted on the day with most of them: %s', (_, grants, today, expected) => {
  expect(licencesUsed(held, grants, today)).toBe(expected);
});
