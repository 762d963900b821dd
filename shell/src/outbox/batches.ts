import type { Entry } from './Entry.ts';

/** How many entries a batch may hold (admin §9). */
const batchSize = 100;
/** How long a batch may be as JSON, in bytes: browsers refuse to keep longer requests alive when the page goes. */
export const batchBytes = 60 * 1024;

/** Entries that are sent together. */
export interface Batch<Item> {
  /** Names the intent: the same batch sent again bears the same key. */
  readonly id: string;
  readonly entries: readonly Entry<Item>[];
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Whether a batch is short enough to be kept alive when the page goes. */
export const mayOutlivePage = <Item>({ entries }: Batch<Item>): boolean => bytesOf(entries.map(({ item }) => item)) <= batchBytes;

/**
 * Puts entries into batches of at most 100 and 60 KiB, in their order. A batch that was sent before stays what it was, under its key: the
 * service may have carried it out. A single entry that is longer goes alone.
 */
export function batchesOf<Item>(entries: readonly Entry<Item>[], newId: () => string): readonly Batch<Item>[] {
  const sent = new Map<string, Entry<Item>[]>();
  const unsent: Entry<Item>[] = [];
  for (const entry of entries) {
    if (entry.batch === undefined) unsent.push(entry);
    else sent.set(entry.batch, [...(sent.get(entry.batch) ?? []), entry]);
  }
  const batches = [...[...sent].map(([id, own]) => ({ id, entries: own })), ...split(unsent, newId)];
  return batches.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const placeOf = <Item>({ entries }: Batch<Item>): string => entries[0]?.key ?? '';

function split<Item>(entries: readonly Entry<Item>[], newId: () => string): Batch<Item>[] {
  const batches: { id: string; entries: Entry<Item>[] }[] = [];
  let bytes = 0;
  for (const entry of entries) {
    // One more for the comma, and two for the brackets around all of them.
    const length = bytesOf(entry.item) + 1;
    const last = batches.at(-1);
    if (last && last.entries.length < batchSize && bytes + length <= batchBytes) {
      last.entries.push(entry);
      bytes += length;
    } else {
      batches.push({ id: newId(), entries: [entry] });
      bytes = length + 2;
    }
  }
  return batches.map(({ id, entries: own }) => ({ id, entries: own.map((entry) => ({ ...entry, batch: id })) }));
}
