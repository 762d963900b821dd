import { createHash } from 'node:crypto';

/** Draws `size` items; the same seed draws the same ones, whatever their order. */
export const drawSample = <Item>(items: readonly Item[], size: number, seed: string): Item[] =>
  items
    .map((item) => ({
      item,
      key: createHash('sha256')
        .update(`${seed}\n${JSON.stringify(item)}`)
        .digest('hex'),
    }))
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .slice(0, size)
    .map(({ item }) => item);
