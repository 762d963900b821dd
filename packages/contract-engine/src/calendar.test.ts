import { expect, test } from 'vitest';
import { isDay, isMoment } from './calendar.ts';

test.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('the text %s is a valid date', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '2025-02-29',
  '2024-02-30',
  '1900-02-29',
  '2025-04-31',
  '2025-12-32',
  '2025-13-01',
  '2025-00-10',
  '0000-01-01',
  '15.8.2025',
  '2025-8-5',
  '12025-01-01',
  '',
])('the text %s is not a valid date', (text) => {
  expect(isDay(text)).toBe(false);
});

test.each(['2025-08-15T08:30:00Z', '2025-08-15t23:59:59.999+02:00', '2025-08-15T00:00:00-11:30'])(
  'the text %s is a valid date-time',
  (text) => {
    expect(isMoment(text)).toBe(true);
  },
);

test.each([
  '2025-08-15T24:00:00Z',
  '2016-12-31T23:59:60Z',
  '2025-02-30T08:30:00Z',
  '0000-01-01T00:00:00Z',
  '2025-08-15T08:30:00',
  '2025-08-15 08:30:00Z',
  '2025-08-15',
])('the text %s is not a valid date-time', (text) => {
  expect(isMoment(text)).toBe(false);
});
