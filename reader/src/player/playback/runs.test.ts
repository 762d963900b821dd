import { expect, test } from 'vitest';
import { fakeTimers } from '../testing/fakeTimers.ts';
import { createRuns, type Run } from './runs.ts';

function running() {
  const timers = fakeTimers();
  const errors: unknown[] = [];
  return { timers, errors, runs: createRuns(timers, (error) => void errors.push(error)) };
}

test('a start aborts the run before: nothing that it waited for goes on, and none of its errors is reported', async () => {
  const { timers, errors, runs } = running();
  const done: string[] = [];
  const page = Promise.withResolvers<string>();
  const first = runs.start(async (run) => {
    run.wait(100, () => done.push('the time of the first'));
    void run.also(() => run.until(Promise.reject(new Error('No network'))));
    done.push(await run.until(page.promise));
  });
  let second: Run | undefined;
  await runs.start((run) => {
    second = run;
    run.wait(100, () => done.push('the time of the second'));
  });
  page.resolve('the page of the first');
  await first;
  timers.pass(100);
  expect([done, errors, second?.signal.aborted]).toEqual([['the time of the second'], [], false]);
  runs.abort();
  expect(second?.signal.aborted).toBe(true);
});

test('an error of a run that is on is reported, also one of a task beside it', async () => {
  const { errors, runs } = running();
  await runs.start(async (run) => {
    await run.also(() => {
      throw 'beside';
    });
    await run.until(Promise.reject('within'));
  });
  expect(errors).toEqual(['beside', 'within']);
});
