import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Astrid Lindqvist', 'AL'],
  ['  anna   maria  björk ', 'AB'],
  ['Øystein', 'Ø'],
  ['', ''],
  ['👩‍🏫 Klass 2B', '👩‍🏫2'],
] as const)('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
