import { expect, test } from 'vitest';
import { createFaultLog } from './faultLog.ts';

function setting() {
  const printed: string[] = [];
  let time = 0;
  const log = createFaultLog(
    (text) => printed.push(text),
    () => time,
  );
  return { printed, log, later: (ms: number) => (time += ms) };
}

/** An error as Drizzle throws it for a statement that the database refused. */
const failedQuery = (message: string): Error =>
  Object.assign(new Error('Failed query', { cause: new Error(message) }), { query: 'select', params: [] });

test('a fault that stands is logged once a minute, with the number of times that it came since', () => {
  const { printed, log, later } = setting();
  for (let count = 0; count < 12_785; count++) {
    log(`The sandbox failed at operation${count % 100}`, failedQuery(`could not extend file "base/5/${count}": No space left on device`));
    later(3);
  }
  expect(printed).toHaveLength(1);
  later(60_000);
  log('The sandbox failed at operation1', failedQuery('could not extend file "base/5/1": No space left on device'));
  expect(printed).toHaveLength(2);
  expect(printed[1]).toMatch(
    /^The sandbox failed at operation1 \(and 12784 more times since this was last logged\): A query failed: could not/,
  );
});

test('faults of other causes are each logged, also those of one message at another place in the code', () => {
  const { printed, log } = setting();
  const first = new TypeError('x is undefined');
  const second = new TypeError('x is undefined');
  for (const reason of [first, second, first, 'text', failedQuery('no such table'), failedQuery('no such column')])
    log('It failed', reason);
  expect(printed.map((text) => text.split('\n')[0])).toEqual([
    'It failed: TypeError: x is undefined',
    'It failed: TypeError: x is undefined',
    'It failed: text',
    'It failed: A query failed: no such table',
    'It failed: A query failed: no such column',
  ]);
});

test('a fault that ended is forgotten, and logged without a number when it comes back', () => {
  const { printed, log, later } = setting();
  log('It failed', 'once');
  later(60_000);
  log('It failed', 'twice');
  log('It failed', 'once');
  expect(printed).toEqual(['It failed: once', 'It failed: twice', 'It failed: once']);
});
