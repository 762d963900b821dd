import { BookRequestError } from '../../network/bookError.ts';
import type { BookFetch } from '../../network/bookFetch.ts';

/** A zip archive from any source, of which parts can be read. */
export interface ZipSource {
  /** In bytes. */
  readonly size: number;
  /** Reads the bytes from one offset up to another, exclusive. @throws BookRequestError */
  readonly read: (from: number, to: number) => Promise<Blob>;
}

/** The maximum length of the end-of-central-directory record with the longest comment, in bytes. */
export const maxEndRecordLength = 65_557;

/** The size in bytes from which an archive is fetched in parts, so that a book with hours of recordings opens as fast as one without. */
const rangeRequestThreshold = 4_000_000;

/** Creates a source over a local archive. */
export const blobSource = (blob: Blob): ZipSource => ({ size: blob.size, read: async (from, to) => blob.slice(from, to) });

// Without it the browser's cache would serialise the requests for one URL; parts are fetched in parallel.
const uncached = { cache: 'no-store' } as const;

/**
 * Creates a source over a remote archive: a large one is read by range requests if its server supports them, any other is fetched as a
 * whole.
 * @throws BookRequestError
 */
export async function remoteSource(url: string, fetchFile: BookFetch): Promise<ZipSource> {
  const firstRequest = new AbortController();
  const whole = await fetchFile(url, { ...uncached, signal: firstRequest.signal });
  const size = Number(whole.headers.get('Content-Length'));
  if (!(size >= rangeRequestThreshold)) return blobSource(await whole.blob());
  firstRequest.abort();

  const part = async (from: number, to: number): Promise<Blob | undefined> => {
    const response = await fetchFile(url, { ...uncached, headers: { Range: `bytes=${from}-${to - 1}` } });
    const bytes = response.status === 206 ? await response.blob() : undefined;
    return bytes?.size === to - from ? bytes : undefined;
  };
  const endsFrom = size - maxEndRecordLength;
  // Not reported: a server without ranges sends the whole archive.
  const end = await part(endsFrom, size).catch(() => undefined);
  if (!end) return blobSource(await (await fetchFile(url, uncached)).blob());
  return {
    size,
    read: async (from, to) => {
      if (from >= to) return new Blob();
      const bytes = from >= endsFrom ? end.slice(from - endsFrom, to - endsFrom) : await part(from, to);
      if (!bytes) throw new BookRequestError(0, url, 'The archive is another one by now');
      return bytes;
    },
  };
}
