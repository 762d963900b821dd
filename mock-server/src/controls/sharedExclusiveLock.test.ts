import { expect, test } from 'vitest';
import { SharedExclusiveLock } from './sharedExclusiveLock.ts';

test('what runs alone waits for those inside and holds off those who come later', async () => {
  const gate = new SharedExclusiveLock();
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const inside = gate.shared(async () => {
    said.push('in');
    await first.promise;
    said.push('out');
  });
  const alone = gate.exclusive(async () => {
    said.push('alone');
    await Promise.resolve();
    said.push('done');
  });
  await Promise.resolve();
  const later = gate.shared(async () => void said.push('later'));
  first.resolve();
  await Promise.all([inside, alone, later]);
  expect(said).toEqual(['in', 'out', 'alone', 'done', 'later']);
});

test('the gate opens again after a failure, and the next in line gets its turn', async () => {
  const gate = new SharedExclusiveLock();
  const failing = gate.exclusive(() => Promise.reject(new Error('no')));
  const next = gate.exclusive(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  await expect(gate.shared(() => Promise.reject(new Error('handler')))).rejects.toThrow('handler');
  expect(await gate.exclusive(async () => 'empty')).toBe('empty');
});
