import { mapConcurrently } from '../../import/mapConcurrently.ts';

/** What became of a row: nothing is said of one that it worked for. */
export interface BulkFailure<Item> {
  readonly item: Item;
  /** What it failed with; undefined where it was not tried, because the work was stopped. */
  readonly error: unknown;
}

interface BulkWork<Item> {
  readonly items: readonly Item[];
  readonly carryOut: (item: Item) => Promise<unknown>;
  readonly signal: AbortSignal;
  /** Is called after each row, with how many are through. */
  readonly onProgress: (done: number) => void;
}

/** How many rows are worked on at once. */
const atOnce = 4;

/** Does something to each of several rows. A row that fails holds up no other one; what failed, and what was not tried, is the answer. */
export async function runBulk<Item>({ items, carryOut, signal, onProgress }: BulkWork<Item>): Promise<readonly BulkFailure<Item>[]> {
  const errors = new Map<Item, unknown>();
  const tried = new Set<Item>();
  await mapConcurrently(items, atOnce, signal, async (item) => {
    try {
      await carryOut(item);
    } catch (error) {
      errors.set(item, error);
    }
    tried.add(item);
    onProgress(tried.size);
  });
  return items.flatMap((item) => (errors.has(item) || !tried.has(item) ? [{ item, error: errors.get(item) }] : []));
}
