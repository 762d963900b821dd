import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchBytes, batchesOf, fitsKeepalive } from './batches.ts';
import type { Entry } from './Entry.ts';

const entries = (count: number, length = 10, more: Partial<Entry<string>> = {}): Entry<string>[] =>
  Array.from({ length: count }, (_, index) => ({ key: String(index).padStart(5, '0'), owner: 'u', item: 'x'.repeat(length), ...more }));
const ids = () => {
  let count = 0;
  return () => `new-${++count}`;
};
const sizes = (all: readonly Entry<string>[]) => batchesOf(all, ids()).map((batch) => batch.entries.length);

test('a batch holds up to 100 entries', { tags: ['admin §4 Activity events.4', 'admin §9.7'] }, () => {
  expect(sizes(entries(250))).toEqual([100, 100, 50]);
  expect(sizes(entries(99))).toEqual([99]);
  expect(sizes(entries(100))).toEqual([100]);
  expect(sizes(entries(101))).toEqual([100, 1]);
  expect(sizes([])).toEqual([]);
});

test('a batch is at most 60 KiB long, and a longer entry gets its own batch', () => {
  expect(sizes(entries(4, 25 * 1024))).toEqual([2, 2]);
  const [long] = batchesOf(entries(1, 70 * 1024), ids());
  expect(long && fitsKeepalive(long)).toBe(false);
});

test('a batch that was sent before keeps its entries, its key and its position', () => {
  const before = entries(2, 10, { batch: 'sent' });
  const later = { key: '00009', owner: 'u', item: 'later' };
  expect(batchesOf([...before, later], ids()).map(({ id, entries: own }) => [id, own.length])).toEqual([
    ['sent', 2],
    ['new-1', 1],
  ]);
});

test('batches contain every entry once and in order, within the size limit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20_000, unit: 'grapheme' }), { maxLength: 40 }), (items) => {
      const all = items.map((item, index) => ({ key: String(index).padStart(5, '0'), owner: 'u', item }));
      const batches = batchesOf(all, ids());
      expect(batches.flatMap((batch) => batch.entries.map(({ item }) => item))).toEqual(items);
      for (const batch of batches) {
        const length = new TextEncoder().encode(JSON.stringify(batch.entries.map(({ item }) => item))).length;
        expect(batch.entries.length === 1 || length <= batchBytes).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
