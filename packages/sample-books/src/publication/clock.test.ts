import { expect, test } from 'vitest';
import { clockForms } from './clock.ts';

test.each([
  ['full', '1:01:01.250'],
  ['partial', '61:01.250'],
  ['seconds', '3661.25s'],
  ['milliseconds', '3661250ms'],
  ['minutes', '61.020833min'],
  ['plain', '3661.25'],
] as const)('the clock form %s writes 3661.25 seconds as %s', (form, written) => {
  expect(clockForms[form](3_661_250)).toBe(written);
});
