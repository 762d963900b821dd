import type { ManifestItem } from './Publication.ts';

/** Yields a manifest item, its fallback, the fallback of that, and so on. */
export function* withFallbacks(id: string, manifest: ReadonlyMap<string, ManifestItem>): Generator<ManifestItem> {
  const seen = new Set<string>();
  for (let next: string | undefined = id; next && !seen.has(next); ) {
    seen.add(next);
    const item = manifest.get(next);
    if (item) yield item;
    next = item?.fallback;
  }
}
