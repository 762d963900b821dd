import { expect, test } from 'vitest';
import { changesOf, threeWayMerge, withoutConflicts } from './threeWayMerge.ts';

const base = { name: 'Björkskolan', city: null, active: true };

test('a conflict has the old, the new and the entered value', () => {
  const now = { name: 'Nya Björkskolan', city: null, active: false };
  const merged = threeWayMerge({ base, now, entered: { name: 'Björkens skola', city: 'Umeå' } });
  expect(merged.conflicts).toEqual([{ name: 'name', before: 'Björkskolan', now: 'Nya Björkskolan', mine: 'Björkens skola' }]);
  expect(withoutConflicts(merged.changes, merged.conflicts)).toEqual({ city: 'Umeå' });
});

test('another admin’s change to an untouched attribute is no conflict', () => {
  const merged = threeWayMerge({ base, now: { ...base, active: false }, entered: { city: 'Umeå' } });
  expect(merged).toEqual({ changes: { city: 'Umeå' }, conflicts: [] });
});

test('a value that the service has stored already is neither a conflict nor a change', () => {
  const merged = threeWayMerge({ base, now: { ...base, name: 'Ny' }, entered: { name: 'Ny', city: 'Umeå' } });
  expect(merged).toEqual({ changes: { city: 'Umeå' }, conflicts: [] });
});

test('a value that the service has stored without its spare white space is the same value', () => {
  const merged = threeWayMerge({ base, now: { ...base, name: 'Nya skolan' }, entered: { name: ' Nya  skolan ' } });
  expect(merged).toEqual({ changes: {}, conflicts: [] });
});

test('white space alone can be changed', () => {
  expect(changesOf({ name: 'Nya  skolan' }, { name: 'Nya skolan' })).toEqual({ name: 'Nya skolan' });
});

test('lists are compared as sets, with the properties that the service fills in', () => {
  const björkskolan = { id: 2, role: 'student', admin: false };
  const organizations = [{ id: 4, role: 'student', admin: false }, björkskolan];
  const before = { organizations: [björkskolan] };
  expect(threeWayMerge({ base: before, now: { organizations }, entered: { organizations: [björkskolan, { id: 4 }] } })).toEqual({
    changes: {},
    conflicts: [],
  });
  const other = { organizations: [{ ...björkskolan }, { id: 5, role: 'student', admin: false }] };
  expect(threeWayMerge({ base: before, now: other, entered: { organizations: [björkskolan, { id: 4 }] } }).conflicts).toHaveLength(1);
});

test('null and a missing value are the same', () => {
  expect(changesOf({ city: undefined }, { city: null })).toEqual({});
});

test('an attribute that may no longer be changed is sent all the same, so that the service says why it is refused', () => {
  expect(threeWayMerge({ base, now: { name: 'Björkskolan' }, entered: { city: 'Umeå' } })).toEqual({
    changes: { city: 'Umeå' },
    conflicts: [],
  });
});

test('an attribute that the record leaves out is changed by what is entered, and not by an empty input', () => {
  expect(changesOf(base, { externalId: 'x1' })).toEqual({ externalId: 'x1' });
  expect(changesOf(base, { text: '', choice: null, number: undefined, choices: [], address: { street: '', city: null } })).toEqual({});
  expect(changesOf(base, { address: { street: '', city: 'Umeå' } })).toEqual({ address: { street: '', city: 'Umeå' } });
});
