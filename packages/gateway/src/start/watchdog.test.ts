import { expect, test } from 'vitest';
import { createWatchdog } from './watchdog.ts';

test('what makes progress, however slowly, is never stuck', () => {
  let progress = 0;
  const isStuck = createWatchdog(() => progress, 60);
  for (let second = 1; second <= 600; second++) {
    if (second % 20 === 0) progress += 1;
    expect(isStuck()).toBe(false);
  }
});

test('what makes no progress is stuck after as many checks as the watchdog is patient', () => {
  const isStuck = createWatchdog(() => 7, 3);
  expect([isStuck(), isStuck(), isStuck(), isStuck()]).toEqual([false, false, true, true]);
});
