import { type CopyCaches, openCopyCache } from './copyCache.ts';
import type { CopyRecord } from './copyRecord.ts';
import type { CopySource } from './OfflineCopies.ts';

/** The options of storing a copy. */
export interface StoreCopyOptions {
  readonly caches: CopyCaches;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Called with the share of the copy that is stored. */
  readonly onProgress: (progress: number) => void;
}

/** Downloads a book into its cache; returns its record, which is written last. @throws the error of a file that does not come */
export async function storeCopy(
  cacheName: string,
  source: CopySource,
  { caches, now, signal, onProgress }: StoreCopyOptions,
): Promise<CopyRecord> {
  const { downloadFiles } = await import('./downloadFiles.ts');
  signal.throwIfAborted();
  const before = (await caches.has(cacheName)) ? await openCopyCache(caches, cacheName) : undefined;
  // A newer edition has its files under the same names.
  if (before && ((await before.record()) || (await before.value('edition')) !== source.edition)) await caches.delete(cacheName);
  const cache = await openCopyCache(caches, cacheName);
  await cache.putValue('edition', source.edition);
  const { urls, fetchFile, expectedSize, needsPolicy, ...described } = source;
  const { size, absent } = await downloadFiles(urls, {
    cache,
    fetchFile,
    signal,
    onProgress: ({ loaded, filesLoaded, files }) => onProgress(Math.min(1, expectedSize ? loaded / expectedSize : filesLoaded / files)),
  });
  const policyAt = needsPolicy ? now() : undefined;
  const record: CopyRecord = { version: 1, ...described, size, absent, policyAt, isOutdated: false };
  await cache.putRecord(record);
  return record;
}
