import { expect, test } from 'vitest';
import { formatError } from './formatError.ts';

class FolderInUseError extends Error {}

test('an error that was thrown with a message is formatted as that message', () => {
  expect(formatError(new Error('The folder is in use.'))).toBe('The folder is in use.');
  expect(formatError(new FolderInUseError('The folder is in use.'))).toBe('The folder is in use.');
  expect(formatError('just text')).toBe('just text');
});

test('an error of the language is formatted with its stack', () => {
  expect(formatError(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at .*formatError\.test/);
});

test('an error of several addresses lists the message of each', () => {
  const refused = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
  expect(formatError(new AggregateError(refused.map((words) => new Error(words))))).toBe(refused.join('\n'));
});

test('an error is formatted together with its cause', () => {
  expect(formatError(new Error('Failed query', { cause: new Error('there is no such table') }))).toBe(
    'Failed query\nbecause: there is no such table',
  );
});
