import type { Entry } from './Entry.ts';

/** The maximum number of entries in a batch (admin §9). */
const batchSize = 100;
/** The maximum size of a batch as JSON, in bytes: browsers refuse larger keepalive requests. */
export const batchBytes = 60 * 1024;

/** Entries that are sent together. */
export interface Batch<Item> {
  /** The Idempotency-Key: a batch that is sent again has the same one. */
  readonly id: string;
  readonly entries: readonly Entry<Item>[];
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Returns whether a batch is small enough for a keepalive request. */
export const fitsKeepalive = <Item>({ entries }: Batch<Item>): boolean => bytesOf(entries.map(({ item }) => item)) <= batchBytes;

/**
 * Splits entries into batches of at most 100 entries and 60 KiB, in order. A batch that was sent before stays unchanged under its key,
 * because the service may have processed it. A larger single entry gets its own batch.
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
    // One byte for the comma, and two for the brackets.
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
