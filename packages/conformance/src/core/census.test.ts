import { describe, expect, test } from 'vitest';
import { compareCensus, keyOf } from './census.ts';
import type { Listed } from './creations.ts';
import { ScenarioResponse } from './scenarioResponse.ts';

const row = (value: object): ScenarioResponse =>
  new ScenarioResponse('listGroups', { status: 200, headers: new Map(), body: new TextEncoder().encode(JSON.stringify(value)) });
const listed = (rows: Readonly<Record<string, object>>, total = Object.keys(rows).length): Listed => ({
  total,
  rows: new Map(Object.entries(rows).map(([id, value]) => [id, row(value)])),
});
const census = (list: Listed) => new Map([['listGroups', list]]);
const known = { wroteTo: (id: string) => id.startsWith('own'), made: (id: string) => id.startsWith('made') };
const compared = (before: Listed, after: Listed) =>
  compareCensus(census(before), census(after), known).map(({ severity, place, cause }) => `${severity}: ${place} ${cause}`);

describe('what is different after a run', () => {
  test('what the run wrote to and has not put back is an error, and what others have done meanwhile is a notice', () => {
    const before = listed({ own: { name: 'One' }, other: { name: 'Two' }, ownGone: {}, otherGone: {} });
    const after = listed({ own: { name: 'Uno' }, other: { name: 'Due' }, otherNew: {} });
    expect(compared(before, after)).toEqual([
      'error: row ownGone is gone since the run began',
      'error: row own has another name since the run began',
      'warning: rows otherGone is gone, otherNew is there, other has another name since the run began',
    ]);
  });

  test('many differences of others are told in one line', () => {
    const log = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`entry-${index}`, {}]));
    expect(compared(listed({}), listed(log))).toEqual([
      'warning: rows entry-0 is there, entry-1 is there, entry-2 is there, entry-3 is there, entry-4 is there and 4 more differ since the run began',
    ]);
  });

  test('what a write changes by itself, and what the run has made and says so, is no difference', () => {
    expect(compared(listed({ own: { updatedAt: 1, etag: 'a' } }), listed({ own: { updatedAt: 2, etag: 'b' }, made: {} }))).toEqual([]);
  });

  test('a row that is not among the first of a long list is not gone', () => {
    expect(compared(listed({ own: {}, other: {} }, 900), listed({ own: {} }, 900))).toEqual([]);
  });

  test.each([
    [{ name: 'a', uid: 'b', id: 1 }, '/uid'],
    [{ userUid: 'a' }, '/userUid'],
    [{ name: 'a' }, ''],
  ])('%j is named by %s', (value, pointer) => expect(keyOf(value)).toBe(pointer));
});
