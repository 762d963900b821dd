import { expect, test } from 'vitest';
import { slideSign } from './slideLeaves.ts';

test('reader §4: the next page comes from the end of the line, so the slide is reversed in books that are read from right to left', () => {
  expect([slideSign('forward', 'ltr'), slideSign('backward', 'ltr')]).toEqual([1, -1]);
  expect([slideSign('forward', 'rtl'), slideSign('backward', 'rtl')]).toEqual([-1, 1]);
});
