import { describe, expect, test } from 'vitest';
import { conformArguments } from './arguments.ts';

const read = (words: string) => conformArguments(words.split(' '), ['library', 'account']);
const run = 'run --service library --target http://localhost:5000/';

describe('the command line of conform', () => {
  test('says what to run, with everything off that was not asked for', () => {
    expect(read(`${run} --config c.json`)).toEqual({
      ...{ verb: 'run', service: 'library', target: 'http://localhost:5000', config: 'c.json', report: undefined },
      ...{ allowWrites: false, strict: false, withExtensions: false },
    });
  });

  test.each([
    ['', 'run or record'],
    ['run --service nobody --target http://localhost', 'library, account'],
    ['run --service library', '--target'],
    ['run --service library --target ftp://localhost', '--target'],
    [`${run} --port 1`, '--port belongs to record'],
    ['record --service library --target http://localhost --port x', '--port must be a number'],
    [`${run} --everything`, 'everything'],
  ])('refuses %j in words', (words, expected) => {
    expect(() => read(words)).toThrow(expected);
  });
});
