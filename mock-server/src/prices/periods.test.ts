import { expect, test } from 'vitest';
import { periodAfter } from './periods.ts';

const at = (text: string): number => Date.parse(`${text}T08:00:00.000Z`);

test.each([
  ['2025-01-15', 'month', '2025-02-15'],
  ['2025-01-31', 'month', '2025-02-28'],
  ['2024-02-29', 'year', '2025-02-28'],
  ['2025-12-31', 'month', '2026-01-31'],
] as const)('the period from %s by one %s ends on %s', (start, interval, end) => {
  expect(periodAfter(at(start), interval, at(start))).toBe(at(end));
});

test('a period after a short month ends on the original day of the month again', () => {
  expect(periodAfter(at('2025-02-28'), 'month', at('2025-01-31'))).toBe(at('2025-03-31'));
});
