import { expect, test } from 'vitest';
import { lineChoiceOf, lineHeights, steppedSpacing } from './lines.ts';

test('a line height has its own name or that of the nearest one', () => {
  for (const name of ['publisher', 'tight', 'medium', 'wide'] as const) expect(lineChoiceOf(lineHeights[name])).toBe(name);
  expect([1, 1.4, 1.5, 1.75, 1.85, 2.5].map(lineChoiceOf)).toEqual(['tight', 'tight', 'medium', 'medium', 'wide', 'wide']);
});

test('the spacing goes from 100 % to 200 % in steps of 25 %, and back', () => {
  expect([steppedSpacing(1, 1), steppedSpacing(2, 1), steppedSpacing(1.25, -1), steppedSpacing(1, -1)]).toEqual([1.25, 2, 1, 1]);
});
