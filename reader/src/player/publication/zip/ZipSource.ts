import { BookRequestError } from '../../network/bookFault.ts';
import type { BookFetch } from '../../network/bookFetch.ts';

/** An archive, wherever it lies, of which parts can be read. */
export interface ZipSource {
  /** In bytes. */
  readonly size: number;
  /** The bytes from one place up to another, not included. @throws BookRequestError */
  readonly read: (from: number, to: number) => Promise<Blob>;
}

/** At the end of an archive its list of files is named within so many bytes: the longest comment may stand behind. */
export const endRoom = 65_557;

/** From this size in bytes on an archive is fetched in parts: a book with hours of recordings opens as soon as one without. */
const partsFrom = 4_000_000;

/** An archive at hand. */
export const blobSource = (blob: Blob): ZipSource => ({ size: blob.size, read: async (from, to) => blob.slice(from, to) });

// Browsers let the requests for one address wait for each other where answers are kept; parts come side by side.
const unkept = { cache: 'no-store' } as const;

/** An archive at an address: a large one in parts as they are needed where its server gives parts, any other as a whole. @throws BookRequestError */
export async function remoteSource(address: string, fetchFile: BookFetch): Promise<ZipSource> {
  const begun = new AbortController();
  const whole = await fetchFile(address, { ...unkept, signal: begun.signal });
  const size = Number(whole.headers.get('Content-Length'));
  if (!(size >= partsFrom)) return blobSource(await whole.blob());
  begun.abort();

  const part = async (from: number, to: number): Promise<Blob | undefined> => {
    const answer = await fetchFile(address, { ...unkept, headers: { Range: `bytes=${from}-${to - 1}` } });
    const bytes = answer.status === 206 ? await answer.blob() : undefined;
    return bytes?.size === to - from ? bytes : undefined;
  };
  const endsFrom = size - endRoom;
  const end = await part(endsFrom, size).catch(() => undefined);
  if (!end) return blobSource(await (await fetchFile(address, unkept)).blob());
  return {
    size,
    read: async (from, to) => {
      if (from >= to) return new Blob();
      const bytes = from >= endsFrom ? end.slice(from - endsFrom, to - endsFrom) : await part(from, to);
      if (!bytes) throw new BookRequestError(0, address, 'The archive is another one by now');
      return bytes;
    },
  };
}
