import { expect, test } from 'vitest';
import { inWords } from './inWords.ts';

class FolderInUseError extends Error {}

test('what was thrown to be read is given as it is', () => {
  expect(inWords(new Error('The folder is in use.'))).toBe('The folder is in use.');
  expect(inWords(new FolderInUseError('The folder is in use.'))).toBe('The folder is in use.');
  expect(inWords('just text')).toBe('just text');
});

test('a fault of the program is given with the place it came from', () => {
  expect(inWords(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at .*inWords\.test/);
});

test('an error of several addresses names what failed at each', () => {
  const refused = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
  expect(inWords(new AggregateError(refused.map((words) => new Error(words))))).toBe(refused.join('\n'));
});

test('the cause of an error is told with it', () => {
  expect(inWords(new Error('Failed query', { cause: new Error('there is no such table') }))).toBe(
    'Failed query\nbecause: there is no such table',
  );
});
