import { expect, test } from 'vitest';
import { SharedExclusiveLock } from './sharedExclusiveLock.ts';

test('an exclusive run waits for the running shared ones and holds off later ones', async () => {
  const lock = new SharedExclusiveLock();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const inside = lock.shared(async () => {
    events.push('in');
    await first.promise;
    events.push('out');
  });
  const alone = lock.exclusive(async () => {
    events.push('alone');
    await Promise.resolve();
    events.push('done');
  });
  await Promise.resolve();
  const later = lock.shared(async () => void events.push('later'));
  first.resolve();
  await Promise.all([inside, alone, later]);
  expect(events).toEqual(['in', 'out', 'alone', 'done', 'later']);
});

test('the lock is released after an error, and the next waiting call runs', async () => {
  const lock = new SharedExclusiveLock();
  const failing = lock.exclusive(() => Promise.reject(new Error('no')));
  const next = lock.exclusive(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  await expect(lock.shared(() => Promise.reject(new Error('handler')))).rejects.toThrow('handler');
  expect(await lock.exclusive(async () => 'empty')).toBe('empty');
});
