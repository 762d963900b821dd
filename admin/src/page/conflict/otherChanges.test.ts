import { expect, test } from 'vitest';
import { otherChangesOf, withoutConflicts } from './otherChanges.ts';

const read =
  (record: Readonly<Record<string, unknown>>) =>
  (name: string): unknown =>
    record[name];

test('a change by another admin is listed with the old, the new and the entered value', () => {
  const changes = otherChangesOf(['name', 'city', 'active'], {
    before: read({ name: 'Björkskolan', city: null, active: true }),
    now: read({ name: 'Nya Björkskolan', active: true }),
    mine: read({ name: 'Björkens skola', city: 'Umeå' }),
  });
  expect(changes).toEqual([{ name: 'name', before: 'Björkskolan', now: 'Nya Björkskolan', mine: 'Björkens skola', isConflict: true }]);
});

test('accepting the other admin’s changes keeps the entered values that do not conflict', () => {
  const others = otherChangesOf(['name', 'city'], {
    before: read({ name: 'A', city: 'X' }),
    now: read({ name: 'B', city: 'Y' }),
    mine: read({ name: 'C', active: false }),
  });
  expect(withoutConflicts({ name: 'C', active: false }, others)).toEqual({ active: false });
});
