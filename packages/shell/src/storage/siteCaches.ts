/** Returns the caches of this origin; undefined where the browser has none or denies even to look at them. */
export function siteCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    // Not reported: a browser that denies its caches has stored nothing.
    return undefined;
  }
}
