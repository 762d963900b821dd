import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { factsOfStat, isAlive, npmProcess } from './npmProcess.ts';

const byNpm = { npm_lifecycle_event: 'start' };

describe('the npm that started this process', () => {
  test('it is the parent, or stands behind the shell in between', () => {
    expect(npmProcess(20, () => ({ command: 'npm start', parent: 10 }), byNpm)).toBe(20);
    for (const command of ['sh', 'bash', '-zsh', '/bin/dash']) expect(npmProcess(20, () => ({ command, parent: 10 }), byNpm)).toBe(10);
  });

  test('a process that npm did not start has none', () => {
    expect(npmProcess(20, () => ({ command: 'sh', parent: 10 }), {})).toBeUndefined();
  });

  test('a parent that cannot be looked at is taken for npm itself', () => {
    expect(npmProcess(20, () => undefined, byNpm)).toBe(20);
  });

  test('a command with brackets and spaces in its name is read', () => {
    expect(factsOfStat('42 (npm (start) x) S 7 42 42 0')).toEqual({ command: 'npm (start) x', parent: 7 });
  });
});

test('a process is alive until it has ended', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(spawnSync(process.execPath, ['-e', '']).pid)).toBe(false);
});
