import { mapConcurrently } from './mapConcurrently.ts';

/** The number of records that are processed at the same time. */
const concurrency = 4;

interface RunEachOptions {
  readonly signal?: AbortSignal;
  /** Called after each item with the number of finished items. */
  readonly onProgress?: (done: number) => void;
}

/** Runs a function for each item. One that fails does not stop the others; an item that was not tried because of the signal is in neither map. */
export async function runEach<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  { signal = new AbortController().signal, onProgress }: RunEachOptions = {},
): Promise<{ readonly results: ReadonlyMap<Item, Result>; readonly errors: ReadonlyMap<Item, unknown> }> {
  const results = new Map<Item, Result>();
  const errors = new Map<Item, unknown>();
  await mapConcurrently(items, concurrency, signal, async (item) => {
    try {
      results.set(item, await run(item));
    } catch (error) {
      // Not reported: the caller is told which items failed, and why.
      errors.set(item, error);
    }
    onProgress?.(results.size + errors.size);
  });
  return { results, errors };
}
