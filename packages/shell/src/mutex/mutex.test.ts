import { describe, expect, test } from 'vitest';
import { createTabMutex, createWebLockMutex } from './mutex.ts';

/** Starts three tasks at once and returns the order of their events and their outcomes. */
async function runThree(runExclusive: ReturnType<typeof createTabMutex>): Promise<string> {
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const outcomes = await Promise.allSettled([runExclusive(task('a')), runExclusive(task('b')), runExclusive(task('c'))]);
  return [...log, ...outcomes.map(({ status }) => status)].join(', ');
}

const oneByOne = 'a begins, a ends, b begins, b ends, c begins, c ends, fulfilled, rejected, fulfilled';

describe('exclusive tasks', () => {
  test('a tab mutex runs tasks one after the other, also after an error', async () => {
    expect(await runThree(createTabMutex())).toBe(oneByOne);
  });

  test('a web lock mutex falls back to a tab mutex when the browser has no Web Locks', async () => {
    expect(await runThree(createWebLockMutex('refresh', undefined))).toBe(oneByOne);
  });

  test('a web lock mutex falls back to a tab mutex when the browser denies Web Locks', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    expect(await runThree(createWebLockMutex('refresh', { request }))).toBe(oneByOne);
  });

  test('a web lock mutex runs tasks under a Web Lock with its name', async () => {
    const held: string[] = [];
    const request: LockManager['request'] = async (name: string, ...rest: unknown[]) => {
      held.push(name);
      const callback = rest.at(-1);
      return typeof callback === 'function' ? callback(null) : undefined;
    };
    expect(await createWebLockMutex('refresh', { request })(async () => 'done')).toBe('done');
    expect(held).toEqual(['refresh']);
  });
});
