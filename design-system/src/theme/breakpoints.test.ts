import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const classOf = (width: number) =>
  Object.entries(breakpoints)
    .filter(([, least]) => width >= least)
    .at(-1)?.[0];

test.each([
  [599, 'xs'],
  [600, 'sm'],
  [959, 'sm'],
  [960, 'md'],
  [1279, 'md'],
  [1280, 'lg'],
  [1365, 'lg'],
  [1366, 'xl'],
])('a screen of %d px has the breakpoint %s', { tags: ['reader §9.7', 'reader §9.8', 'reader §9.9', 'reader §9.10'] }, (width, name) => {
  expect(classOf(width)).toBe(name);
});
