import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { endWatch, expectReport, watchReports } from '../reports.ts';

console.warn('while the file loads');

test('an error on the console', () => console.error('Each %s needs %d keys.', 'child', 2, new Error('as here')));

test('a warning on the console', () => console.warn('The window is', { width: 320 }));

test('a line on stderr', () => void process.stderr.write('a line\n'));

test('a warning of the process', () => {
  process.emitWarning('too many listeners');
  return wait();
});

describe('what comes after a test', () => {
  afterEach(() => console.error('unmounted too late'));
  test('a report of its hooks', () => {});
});

test('nothing', () => {});

test('an expected report', () => {
  const came = expectReport(/refused: \d/);
  console.error('It was refused: %d', 7);
  console.warn('It was refused: 8');
  expect(came).toEqual(['It was refused: 7', 'It was refused: 8']);
});

test('a report that is expected after it came', () => {
  console.error('first');
  expect(expectReport(/first/)).toEqual(['first']);
});

test('an expected report that does not come', () => void expectReport(/nobody says this/));

test('an expected report and another one', () => {
  expectReport(/known/);
  console.error('known');
  console.error('new');
});

test('a report of react-admin', () => console.error(Object.assign(new Error('forbidden'), { name: 'HttpError' })));

test('reports when the watch has ended', () => {
  endWatch();
  console.error(Object.assign(new Error('too late, silenced'), { name: 'NetworkError' }));
  console.error('too late, unknown');
  watchReports();
});

afterAll(() => console.error('left behind'));
