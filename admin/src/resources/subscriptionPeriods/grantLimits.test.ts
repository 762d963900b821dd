import { expect, test } from 'vitest';
import { clampDay, dateLimits, needsLicences } from './grantLimits.ts';

const period = (startDate: string, endDate: string | null, licences: number | null = 25) => ({
  legacyId: 1,
  type: 'begreppa',
  startDate,
  endDate,
  licences,
  used: 0,
  editable: false,
});

test('a type can be given from the first to the last day on which the organisation holds it', () => {
  const held = [period('2026-08-01', '2027-06-30'), period('2025-08-01', '2026-06-30')];
  expect(dateLimits(held, 'begreppa')).toEqual({ min: '2025-08-01', max: '2027-06-30' });
  expect(dateLimits([...held, period('2027-08-01', null)], 'begreppa')).toEqual({ min: '2025-08-01', max: undefined });
  expect(clampDay('2028-01-01', dateLimits(held, 'begreppa'))).toBe('2027-06-30');
  expect(clampDay('2020-01-01', dateLimits(held, 'begreppa'))).toBe('2025-08-01');
  expect(dateLimits(undefined, 'begreppa')).toEqual({ min: undefined, max: undefined });
});

test('a school unit needs a number of licences unless the organisation holds the type for everybody', () => {
  expect(needsLicences([period('2026-08-01', null)], 'begreppa')).toBe(true);
  expect(needsLicences([period('2026-08-01', null), period('2026-08-01', null, null)], 'begreppa')).toBe(false);
  expect(needsLicences(undefined, 'begreppa')).toBe(false);
});
