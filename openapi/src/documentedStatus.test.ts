import { expect, test } from 'vitest';
import { documentedStatus, statusWords, successStatuses } from './documentedStatus.ts';

test('a status is documented by its own name, else by its range, else by default, else not at all', () => {
  const names = ['200', '404', '4XX', 'default'];
  expect([200, 404, 418, 500].map((status) => documentedStatus(names, status))).toEqual(['200', '404', '4XX', 'default']);
  expect(documentedStatus(['200', '4XX'], 500)).toBeUndefined();
});

test('the statuses of success are the exact ones, else those that a range or default stands for', () => {
  expect(successStatuses(['200', '302', '404', 'default'])).toEqual([200, 302]);
  expect(statusWords(successStatuses(['2XX', '404']))).toBe('2xx');
  expect(statusWords(successStatuses(['default']))).toBe('2xx');
  expect(successStatuses(['4XX'])).toEqual([]);
  expect(statusWords([400, 404])).toBe('400 or 404');
});
