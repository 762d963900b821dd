import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

test('tasks run one after the other, also after one that failed, and each caller gets the result of its own', async () => {
  const runExclusive = createMutex();
  const log: string[] = [];
  const task = (name: string, run: () => Promise<string>) =>
    runExclusive(async () => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return run();
    });
  const failed = task('first', () => Promise.reject(new Error('No answer')));
  const succeeded = task('second', async () => 'shown');
  await expect(failed).rejects.toThrow('No answer');
  expect(await succeeded).toBe('shown');
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});
