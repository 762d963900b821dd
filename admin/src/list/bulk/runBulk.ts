import { mapConcurrently } from '@realmkit/admin-kit';

/** A row that failed or was not tried. */
export interface BulkFailure<Item> {
  readonly item: Item;
  /** The error; undefined if the row was not tried because the run was stopped. */
  readonly error: unknown;
}

interface RunBulkOptions<Item> {
  readonly items: readonly Item[];
  readonly mutationFn: (item: Item) => Promise<unknown>;
  readonly signal: AbortSignal;
  /** Called after each row with the number of finished rows. */
  readonly onProgress: (done: number) => void;
}

/** The number of rows that are processed concurrently. */
const concurrency = 4;

/** Runs a mutation for each row. A row that fails does not stop the others; returns the rows that failed or were not tried. */
export async function runBulk<Item>({
  items,
  mutationFn,
  signal,
  onProgress,
}: RunBulkOptions<Item>): Promise<readonly BulkFailure<Item>[]> {
  const errors = new Map<Item, unknown>();
  const tried = new Set<Item>();
  await mapConcurrently(items, concurrency, signal, async (item) => {
    try {
      await mutationFn(item);
    } catch (error) {
      errors.set(item, error);
    }
    tried.add(item);
    onProgress(tried.size);
  });
  return items.flatMap((item) => (errors.has(item) || !tried.has(item) ? [{ item, error: errors.get(item) }] : []));
}
