import { expect, test, vi } from 'vitest';
import { createLatestValueOutbox } from './latestValueOutbox.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('the outbox removes a value once it has been sent', async () => {
  const stored = storage();
  const send = vi.fn(async () => {});
  await createLatestValueOutbox('lastmark', stored, send).put('b1', '12');
  expect(send).toHaveBeenCalledExactlyOnceWith('b1', '12');
  expect(stored.items.size).toBe(0);
});

test('a value that could not be sent survives a reload and is sent later, exactly once', async () => {
  const stored = storage();
  const away = createLatestValueOutbox('lastmark', stored, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(away.put('b1', '12')).rejects.toThrow('Failed to fetch');
  const send = vi.fn(async () => {});
  const later = createLatestValueOutbox('lastmark', stored, send);
  expect(later.unsent('b1')).toBe('12');
  await later.flush('b1');
  await later.flush('b1');
  expect(send).toHaveBeenCalledExactlyOnceWith('b1', '12');
});

test('the outbox sends values in order, and the latest one last', async () => {
  const arrived: string[] = [];
  const box = createLatestValueOutbox('lastmark', storage(), async (_name, value) => {
    await Promise.resolve();
    arrived.push(value);
  });
  await Promise.all([box.put('b1', '1'), box.put('b1', '2')]);
  expect(arrived.at(-1)).toBe('2');
  expect(new Set(arrived).size).toBe(arrived.length);
});
