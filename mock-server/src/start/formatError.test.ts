import { expect, test } from 'vitest';
import { formatError } from './formatError.ts';

class FolderInUseError extends Error {}

test('what was thrown to be read is given as it is', () => {
  expect(formatError(new Error('The folder is in use.'))).toBe('The folder is in use.');
  expect(formatError(new FolderInUseError('The folder is in use.'))).toBe('The folder is in use.');
  expect(formatError('just text')).toBe('just text');
});

test('a fault of the program is given with the place it came from', () => {
  expect(formatError(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at .*formatError\.test/);
});

test('an error of several addresses names what failed at each', () => {
  const refused = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
  expect(formatError(new AggregateError(refused.map((words) => new Error(words))))).toBe(refused.join('\n'));
});

test('the cause of an error is told with it', () => {
  expect(formatError(new Error('Failed query', { cause: new Error('there is no such table') }))).toBe(
    'Failed query\nbecause: there is no such table',
  );
});
