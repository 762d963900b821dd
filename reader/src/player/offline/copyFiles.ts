import { BookRequestError } from '../network/bookError.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import { decodeText } from '../publication/decodeText.ts';
import { createObjectUrls } from '../publication/objectUrls.ts';
import type { CopyCache } from './copyCache.ts';
import type { CopyRecord } from './copyRecord.ts';

/**
 * Creates the files of a book of which there is a copy on this device: what the copy has is loaded from it, as object URLs, so that frames and media elements
 * need no network; the rest, such as a sign language that has been unlocked since, comes from the network.
 */
export function copyFiles(cache: CopyCache, { absent }: CopyRecord, network: BookFiles): BookFiles {
  const lacking = new Set(absent);
  const objectUrls = createObjectUrls();
  const copied = async (url: string): Promise<Response | undefined> => {
    if (lacking.has(url)) throw new BookRequestError(404, url);
    return cache.file(url);
  };
  return {
    ...network,
    sources: ['blob:', ...network.sources],
    text: async (url, priority) => {
      const file = await copied(url);
      return file ? decodeText(await file.arrayBuffer()) : network.text(url, priority);
    },
    bytes: async (url) => (await copied(url))?.arrayBuffer() ?? network.bytes(url),
    loadableUrl: async (url) => {
      const plain = url.split('#')[0] ?? '';
      const known = objectUrls.get(plain);
      if (known !== undefined) return known;
      const file = lacking.has(plain) ? undefined : await cache.file(plain);
      return file ? objectUrls.add(plain, await file.blob()) : network.loadableUrl(url);
    },
    renewedUrl: async (url) => (url.startsWith('blob:') ? undefined : network.renewedUrl(url)),
    close: () => {
      objectUrls.close();
      network.close();
    },
  };
}
