import { describe, expect, test } from 'vitest';
import { createTabMutex, createWebLockMutex } from './mutex.ts';

/** Begins three tasks at once and tells how they ran. */
async function runThree(turns: ReturnType<typeof createTabMutex>): Promise<string> {
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const outcomes = await Promise.allSettled([turns(task('a')), turns(task('b')), turns(task('c'))]);
  return [...log, ...outcomes.map(({ status }) => status)].join(', ');
}

const oneByOne = 'a begins, a ends, b begins, b ends, c begins, c ends, fulfilled, rejected, fulfilled';

describe('turns', () => {
  test('are taken one after the other in a tab, and a failure holds nobody up', async () => {
    expect(await runThree(createTabMutex())).toBe(oneByOne);
  });

  test('are taken within the tab where the browser has no Web Locks', async () => {
    expect(await runThree(createWebLockMutex('refresh', undefined))).toBe(oneByOne);
  });

  test('are taken within the tab where the browser denies its Web Locks', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    expect(await runThree(createWebLockMutex('refresh', { request }))).toBe(oneByOne);
  });

  test('are taken over all tabs by a Web Lock of their name', async () => {
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
