import { expect, test } from 'vitest';
import { barOf, monthsOf, schoolYearOf, stateOf } from './timeline.ts';

test('a school year runs from August to July', () => {
  expect(schoolYearOf('2025-08-01')).toEqual({ from: '2025-08-01', to: '2026-08-01' });
  expect(schoolYearOf('2026-07-31')).toEqual({ from: '2025-08-01', to: '2026-08-01' });
});

test('a period spans its days in the calendar including the last one', () => {
  expect(barOf({ startDate: '2025-08-01', endDate: '2026-07-31' }, '2025-08-01', '2026-08-01')).toEqual({ start: 0, width: 100 });
  expect(barOf({ startDate: '2020-01-01', endDate: null }, '2025-08-01', '2026-08-01')).toEqual({ start: 0, width: 100 });
  expect(barOf({ startDate: '2025-08-11', endDate: '2025-08-11' }, '2025-08-01', '2025-08-21')).toEqual({ start: 50, width: 5 });
});

test('a period outside the calendar range has no bar', () => {
  expect(barOf({ startDate: '2024-08-01', endDate: '2025-07-31' }, '2025-08-01', '2026-08-01')).toBeUndefined();
  expect(barOf({ startDate: '2026-08-01', endDate: null }, '2025-08-01', '2026-08-01')).toBeUndefined();
});

test('a period is running on its first and on its last day', () => {
  const period = { startDate: '2025-08-15', endDate: '2026-06-30' };
  expect(['2025-08-14', '2025-08-15', '2026-06-30', '2026-07-01'].map((day) => stateOf(period, day))).toEqual([
    'coming',
    'running',
    'running',
    'over',
  ]);
});

test('a calendar has a mark for each month', () => {
  expect(monthsOf('2025-08-01', '2026-08-01')).toHaveLength(12);
  expect(monthsOf('2025-12-01', '2026-02-01')).toEqual(['2025-12-01', '2026-01-01']);
});
