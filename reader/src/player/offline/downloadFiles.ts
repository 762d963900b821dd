import { BookRequestError } from '../network/bookError.ts';
import type { BookFetch } from '../network/bookFetch.ts';
import { mediaTypeOf } from '../publication/zip/mediaTypes.ts';
import type { CopyCache } from './copyCache.ts';

/** The number of files that are downloaded at a time, so that the reader still gets its own requests through. */
const maxConcurrency = 4;

/** Matches the media types of servers that know none. */
const saysNothing = /^$|^(text\/plain|application\/octet-stream)\b/;

/** The progress of a download. */
interface DownloadProgress {
  /** In bytes. */
  readonly loaded: number;
  readonly filesLoaded: number;
  readonly files: number;
}

interface DownloadOptions {
  readonly cache: Pick<CopyCache, 'file' | 'putFile'>;
  readonly fetchFile: BookFetch;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/** What was downloaded. */
export interface DownloadedFiles {
  /** In bytes. */
  readonly size: number;
  /** The files that the book lacks. */
  readonly absent: readonly string[];
}

/** Runs a task for each value, a few at a time; the first error stops the others. */
async function mapConcurrently<Value>(values: readonly Value[], task: (value: Value) => Promise<void>): Promise<void> {
  let next = 0;
  let failed = false;
  const work = async () => {
    while (next < values.length && !failed) {
      const value = values[next++];
      if (value === undefined) return;
      try {
        await task(value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrency }, work));
}

/**
 * Downloads files into a copy; those that an interrupted download has left there are not requested again. A file that the book lacks is left out.
 * @throws BookRequestError, a DOMException named QuotaExceededError, and if it is aborted
 */
export async function downloadFiles(
  urls: readonly string[],
  { cache, fetchFile, signal, onProgress }: DownloadOptions,
): Promise<DownloadedFiles> {
  const absent: string[] = [];
  let loaded = 0;
  let filesLoaded = 0;
  const report = () => onProgress({ loaded, filesLoaded, files: urls.length });

  /** Stores the body as it arrives, so that a long recording is never in memory as a whole. */
  const store = async (url: string, response: Response): Promise<void> => {
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        loaded += chunk.byteLength;
        report();
        controller.enqueue(chunk);
      },
    });
    const given = response.headers.get('Content-Type') ?? '';
    // Frames and media elements believe the type of an object URL.
    const type = saysNothing.test(given) ? mediaTypeOf(new URL(url).pathname) : given;
    // The other headers would let a later request miss the entry (Vary), or say nothing that is needed.
    await cache.putFile(url, new Response(response.body?.pipeThrough(counting), { headers: { 'Content-Type': type } }));
  };

  await mapConcurrently(urls, async (url) => {
    signal.throwIfAborted();
    const stored = await cache.file(url);
    if (stored) {
      // Other files arrive while this one is measured.
      const { size } = await stored.blob();
      loaded += size;
    } else {
      try {
        await store(url, await fetchFile(url, { signal }));
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof BookRequestError && error.status === 404)) throw error;
        absent.push(url);
      }
    }
    filesLoaded += 1;
    report();
  });
  signal.throwIfAborted();
  return { size: loaded, absent };
}

/** Returns the size of files in bytes, by their headers; undefined if a server does not say it. */
export async function sizeOfFiles(urls: readonly string[], fetchFile: BookFetch, signal: AbortSignal): Promise<number | undefined> {
  let size = 0;
  try {
    await mapConcurrently(urls, async (url) => {
      try {
        const { headers } = await fetchFile(url, { method: 'HEAD', signal });
        size += Number(headers.get('Content-Length') ?? Number.NaN);
      } catch (error) {
        if (!(error instanceof BookRequestError && error.status === 404)) throw error;
      }
    });
  } catch {
    // Not reported: without the size the download is offered all the same.
    return undefined;
  }
  return Number.isFinite(size) ? size : undefined;
}
