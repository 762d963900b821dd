import { expect, test } from 'vitest';
import { realms } from '../../../database/realms.ts';
import { withdrawalEnd } from './withdrawalEnd.ts';

const endOf = (realm: (typeof realms)[number], orderedAt: string) => {
  const end = withdrawalEnd(realm, Date.parse(orderedAt));
  return end === undefined ? undefined : new Date(end).toISOString();
};

test.each([
  // The day of the order does not count, and the period ends with the last hour of its last day.
  ['a working day', 'de', '2026-11-30T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['a working day', 'fi', '2026-11-30T07:00:00Z', '2026-12-14T21:59:59.999Z'],
  ['a working day', 'fr', '2026-11-30T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['a working day', 'no', '2026-11-30T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['a working day', 'nl', '2026-11-30T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['a working day', 'se', '2026-11-30T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['a working day', 'uk', '2026-11-26T07:00:00Z', '2026-12-10T23:59:59.999Z'],
  ['the next day where the order came after midnight', 'de', '2026-11-29T23:30:00Z', '2026-12-14T22:59:59.999Z'],
  ['Monday instead of Saturday', 'de', '2026-11-28T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['Monday instead of Sunday', 'se', '2026-11-29T07:00:00Z', '2026-12-14T22:59:59.999Z'],
  ['Monday instead of Saturday', 'uk', '2026-11-28T07:00:00Z', '2026-12-14T23:59:59.999Z'],
  ['Tuesday after Easter', 'fr', '2027-03-14T07:00:00Z', '2027-03-30T21:59:59.999Z'],
  ['Tuesday after Easter, from Maundy Thursday', 'no', '2027-03-11T07:00:00Z', '2027-03-30T21:59:59.999Z'],
  ['Tuesday after Easter', 'nl', '2027-03-14T07:00:00Z', '2027-03-30T21:59:59.999Z'],
  ['Tuesday after Easter', 'fi', '2027-03-14T07:00:00Z', '2027-03-30T20:59:59.999Z'],
  ['Tuesday after Easter', 'uk', '2027-03-14T07:00:00Z', '2027-03-30T22:59:59.999Z'],
  ['Monday after Christmas', 'de', '2026-12-11T07:00:00Z', '2026-12-28T22:59:59.999Z'],
  ['Monday after Christmas Eve, a Thursday', 'se', '2026-12-10T07:00:00Z', '2026-12-28T22:59:59.999Z'],
  ['Tuesday after Christmas, whose Saturday moves to Monday', 'uk', '2026-12-11T07:00:00Z', '2026-12-29T23:59:59.999Z'],
  ['the day after a holiday of Saxony alone', 'de', '2026-11-04T07:00:00Z', '2026-11-19T22:59:59.999Z'],
  ['the day after a holiday of Scotland alone', 'uk', '2026-11-16T07:00:00Z', '2026-12-01T23:59:59.999Z'],
  ['Monday after Midsummer Eve', 'fi', '2026-06-05T07:00:00Z', '2026-06-22T20:59:59.999Z'],
  ['an hour earlier in summer, ordered in winter', 'de', '2027-03-17T07:00:00Z', '2027-03-31T21:59:59.999Z'],
] as const)('the withdrawal period ends with %s in %s (ordered %s)', (_case, realm, orderedAt, end) => {
  expect(endOf(realm, orderedAt)).toBe(end);
});

test('every realm has a right of withdrawal except the United States', () => {
  const without = realms.filter((realm) => endOf(realm, '2026-11-30T07:00:00Z') === undefined);
  expect(without).toEqual(['us']);
});
