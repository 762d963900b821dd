import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isAlive, npmProcess, parseProcStat } from './npmProcess.ts';

const byNpm = { npm_lifecycle_event: 'start' };

describe('the npm that started this process', () => {
  test('npm is the parent process, or the parent of the shell in between', () => {
    expect(npmProcess(20, () => ({ command: 'npm start', parent: 10 }), byNpm)).toBe(20);
    for (const command of ['sh', 'bash', '-zsh', '/bin/dash']) expect(npmProcess(20, () => ({ command, parent: 10 }), byNpm)).toBe(10);
  });

  test('a process that npm did not start has no npm process', () => {
    expect(npmProcess(20, () => ({ command: 'sh', parent: 10 }), {})).toBeUndefined();
  });

  test('a parent that cannot be inspected is taken for npm itself', () => {
    expect(npmProcess(20, () => undefined, byNpm)).toBe(20);
  });

  test('a command with brackets and spaces in its name is parsed', () => {
    expect(parseProcStat('42 (npm (start) x) S 7 42 42 0')).toEqual({ command: 'npm (start) x', parent: 7 });
  });
});

test('a process is alive until it has ended', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(spawnSync(process.execPath, ['-e', '']).pid)).toBe(false);
});
