import { expect, test } from 'vitest';
import { otherChangesOf, withoutClashes } from './otherChanges.ts';

const read =
  (record: Readonly<Record<string, unknown>>) =>
  (name: string): unknown =>
    record[name];

test('what another admin changed is named, with what it was, what it is and what is entered', () => {
  const changes = otherChangesOf(['name', 'city', 'active'], {
    before: read({ name: 'Björkskolan', city: null, active: true }),
    now: read({ name: 'Nya Björkskolan', active: true }),
    mine: read({ name: 'Björkens skola', city: 'Umeå' }),
  });
  expect(changes).toEqual([{ name: 'name', before: 'Björkskolan', now: 'Nya Björkskolan', mine: 'Björkens skola', clash: true }]);
});

test('keeping theirs leaves what only one of both has touched', () => {
  const others = otherChangesOf(['name', 'city'], {
    before: read({ name: 'A', city: 'X' }),
    now: read({ name: 'B', city: 'Y' }),
    mine: read({ name: 'C', active: false }),
  });
  expect(withoutClashes({ name: 'C', active: false }, others)).toEqual({ active: false });
});
