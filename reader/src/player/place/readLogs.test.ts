import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadLogs, type ReadLog } from './readLogs.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

function session(post: (logs: readonly ReadLog[]) => Promise<void> = async () => {}) {
  const posted = vi.fn(post);
  const onError = vi.fn();
  const logs = createReadLogs({ bookId: 'b1', sessionId: 's1', deviceId: 'd1', post: posted, onError });
  return { logs, posted, onError };
}
const percentages = (calls: readonly (readonly [readonly ReadLog[]])[]) => calls.map(([logs]) => logs.map(({ percentage }) => percentage));

test('reader §3: a read log names book, session, device, percentage, the second and its source', {
  tags: ['reader §3.16', 'reader §3.17', 'reader §3.18', 'reader §9.34'],
}, async () => {
  const { logs, posted } = session();
  logs.record(0.1234);
  await vi.advanceTimersByTimeAsync(3000);
  expect(posted).toHaveBeenCalledExactlyOnceWith([
    { bookId: 'b1', sessionId: 's1', deviceId: 'd1', percentage: 12.34, timestamp: 1_700_000_000, source: 'web-bookshelf' },
  ]);
});

test('reader §7: read logs are sent to the host every 3000 ms', {
  tags: ['reader §7 Host-supplied callbacks.2', 'reader §9.2'],
}, async () => {
  const { logs, posted } = session();
  logs.record(0.1);
  await vi.advanceTimersByTimeAsync(2999);
  expect(posted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(posted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(posted).toHaveBeenCalledTimes(1);
  logs.record(0.2);
  await vi.advanceTimersByTimeAsync(2999);
  expect(posted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(percentages(posted.mock.calls)).toEqual([[10], [20]]);
});

test('only the last read log of each second is sent', async () => {
  const { logs, posted } = session();
  logs.record(0.1);
  logs.record(0.2);
  await vi.advanceTimersByTimeAsync(1000);
  logs.record(0.3);
  await logs.push();
  expect(percentages(posted.mock.calls)).toEqual([[20, 30]]);
});

test('read logs that the host rejects are kept and sent again, once', async () => {
  let away = true;
  const { logs, posted, onError } = session(async () => {
    if (away) throw new TypeError('Failed to fetch');
  });
  logs.record(0.1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(onError).toHaveBeenCalledTimes(1);
  away = false;
  logs.record(0.2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(percentages(posted.mock.calls)).toEqual([[10], [10, 20]]);
});

test('waiting read logs are sent when the book is closed', async () => {
  const { logs, posted } = session();
  logs.record(1);
  await logs.close();
  expect(percentages(posted.mock.calls)).toEqual([[100]]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(posted).toHaveBeenCalledTimes(1);
});
