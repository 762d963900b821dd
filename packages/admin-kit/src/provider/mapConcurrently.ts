/**
 * Runs the mapper for each item in order, with limited concurrency; starts no new ones once the signal is aborted, and resolves when all
 * started ones have ended.
 * @throws the first error of a mapper
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
