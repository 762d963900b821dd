/** Returns values in an order that a seed decides. */
export function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  // Mulberry32: small, and good enough to choose by.
  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const left = [...values];
  for (let index = left.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [one, swapped] = [left[index], left[other]];
    if (one !== undefined && swapped !== undefined) [left[index], left[other]] = [swapped, one];
  }
  return left;
}
