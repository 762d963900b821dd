/**
 * Returns a check that is true once `progress` has been the same in `patience` checks one after the other. It counts checks and no time: a machine
 * that sleeps makes none.
 */
export function createWatchdog(progress: () => number, patience: number): () => boolean {
  let last = progress();
  let unchanged = 0;
  return () => {
    const current = progress();
    unchanged = current === last ? unchanged + 1 : 0;
    last = current;
    return unchanged >= patience;
  };
}
