import { expect, test } from 'vitest';
import { nameRuns } from './nameRuns.ts';

test.each([
  ['Ta bort Gunilla Åkesson?', ['Ta bort ', 'Gunilla Åkesson?', '']],
  ['Add Astrid Lind to Björkskolan?', ['Add ', 'Astrid Lind', ' to Björkskolan?']],
  ['Delete class 2B?', ['Delete class 2B?']],
  ['Cancel Library?', ['Cancel Library?']],
])('a name in the title %j is one run, and nothing is lost', (title, runs) => {
  expect(nameRuns(title)).toEqual(runs);
  expect(nameRuns(title).join('')).toBe(title);
});
