/**
 * Does something to each item, some at a time, in the order of the items; stops to begin new ones once the signal is aborted, and settles
 * when all that were begun have ended.
 * @throws what the first failing item threw
 */
export async function mapConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  signal: AbortSignal,
  mapper: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next];
      next += 1;
      if (item !== undefined) await mapper(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
