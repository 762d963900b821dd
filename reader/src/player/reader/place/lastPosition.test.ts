import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locator } from '../../place/Locator.ts';
import { createLastPosition } from './lastPosition.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A position at a letter of the first chapter, in a book whose host stores positions with `post`. */
function book(post: (bookId: string, position: string, readAt: number) => Promise<void> = async () => {}, getLastmark = async () => '') {
  const posted = vi.fn(post);
  const onError = vi.fn();
  let now: Locator | undefined;
  const position = createLastPosition({
    bookId: 'lake',
    callbacks: { postLastmark: posted, getLastmark },
    locator: () => now,
    chapter: () => now?.ncxRef,
    onError,
  });
  const moveTo = (charOffset: number) => {
    now = { ncxRef: 'c1', charOffset };
    position.record();
  };
  const offsets = () => posted.mock.calls.map(([, json]) => JSON.parse(json).charOffset);
  return { position, posted, onError, moveTo, offsets };
}

test('the last position is sent once, a second after the last of several moves', async () => {
  const { moveTo, posted, offsets } = book();
  moveTo(1);
  await vi.advanceTimersByTimeAsync(900);
  moveTo(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(posted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(posted).toHaveBeenCalledExactlyOnceWith('lake', '{"ncxRef":"c1","charOffset":2}', expect.any(Number), 'c1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(offsets()).toEqual([2]);
});

test('a last position that did not come is not replaced by the place where the book was opened, but by the next one', async () => {
  const { position, moveTo, offsets } = book(undefined, async () => {
    throw Object.assign(new Error('No answer'), { status: 500 });
  });
  expect(await position.fetch()).toBe('failed');
  for (const _ of [1, 2]) {
    moveTo(0);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(offsets()).toEqual([]);
  moveTo(9);
  await vi.advanceTimersByTimeAsync(1000);
  moveTo(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(offsets()).toEqual([9, 0]);
});

test('a book that was opened at its last position is sent once the user has moved, has listened or has chosen to stay', async () => {
  const stored = async () => '{"ncxRef":"c1","charOffset":3}';
  for (const [act, sent] of [
    ['record', []],
    ['recordHeard', [3]],
    ['choose', [3]],
  ] as const) {
    const { position, moveTo, offsets } = book(undefined, stored);
    await position.fetch();
    moveTo(3);
    position[act]();
    await position.send();
    expect(offsets(), act).toEqual(sent);
    moveTo(9);
    moveTo(3);
    await position.send();
    expect(offsets(), act).toEqual([...sent, 3]);
  }
});

test('a position that is sent late has the time when the user was there', async () => {
  let isOffline = true;
  const { position, moveTo, posted } = book(async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
  });
  vi.setSystemTime(50_000);
  moveTo(1);
  vi.setSystemTime(90_000);
  await position.send();
  isOffline = false;
  await position.send();
  expect(posted.mock.calls.map(([, , readAt]) => readAt)).toEqual([50_000, 50_000]);
});

test('reader §8: a last position that does not exist is no failure, and the place where the book was opened is sent', async () => {
  const { position, moveTo, offsets } = book(undefined, async () => {
    throw Object.assign(new Error('There is none'), { status: 404 });
  });
  expect(await position.fetch()).toBeUndefined();
  moveTo(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(offsets()).toEqual([0]);
});

test('a position that the host rejects is reported, and sent again with the next request', async () => {
  let isOffline = true;
  const { position, moveTo, onError, offsets } = book(async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
  });
  moveTo(1);
  await position.send();
  expect(onError).toHaveBeenCalledExactlyOnceWith('The last position was not taken', new TypeError('Failed to fetch'));
  isOffline = false;
  await position.send();
  await position.send();
  expect(offsets()).toEqual([1, 1]);
});

test('a position that is recorded while an older one is rejected is the one that is sent later', async () => {
  let reject = () => {};
  const { position, moveTo, offsets } = book(
    () =>
      new Promise((_, onRejected) => {
        reject = () => onRejected(new Error('The session has expired'));
      }),
  );
  moveTo(1);
  const sent = position.send();
  moveTo(2);
  reject();
  await sent;
  void position.send();
  expect(offsets()).toEqual([1, 2]);
});

test('closing the book sends the position at once, and nothing afterwards', async () => {
  const { position, moveTo, offsets } = book();
  moveTo(1);
  await position.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(offsets()).toEqual([1]);
});

test('a stored position that is no locator is none, and one that does not come has failed', async () => {
  const onError = vi.fn();
  const stored = (getLastmark: () => Promise<string | undefined>) =>
    createLastPosition({ bookId: 'lake', callbacks: { getLastmark }, locator: () => undefined, chapter: () => undefined, onError }).fetch();
  expect(await stored(async () => '{"ncxRef":"c2"}')).toEqual({ ncxRef: 'c2' });
  expect(await stored(async () => '{"chapter":2}')).toBeUndefined();
  expect(await stored(async () => undefined)).toBeUndefined();
  expect(onError).not.toHaveBeenCalled();
  expect(await stored(() => Promise.reject(new Error('No answer')))).toBe('failed');
  expect(onError).toHaveBeenCalledExactlyOnceWith('The last position did not come', new Error('No answer'));
});
