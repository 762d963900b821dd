import { BookRequestError } from '../../network/bookError.ts';
import type { BookFiles } from '../BookFiles.ts';
import { decodeText } from '../decodeText.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { readZip } from './readZip.ts';
import type { ZipSource } from './ZipSource.ts';

/** The base URL of the files of an archive; no server has it. */
const folder = 'https://archive.invalid/';

/** The number of object URLs in the LRU cache. */
const maxCachedFiles = 96;

const pathOf = (href: string): string | undefined => {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url?.href.startsWith(folder)) return undefined;
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    // Not reported: such a path is not in the archive.
    return undefined;
  }
};

/** Creates the files of a zipped publication: each is inflated on demand, and cached until it is the least recently used. @throws ZipError */
export async function zipFiles(source: ZipSource): Promise<BookFiles> {
  const entries = await readZip(source);
  const objectUrls = new Map<string, string>();

  const entryAt = (url: string) => entries.get(pathOf(url) ?? '');
  const cacheUrl = (path: string, url: string) => {
    objectUrls.delete(path);
    objectUrls.set(path, url);
    const oldest = objectUrls.size > maxCachedFiles ? objectUrls.entries().next().value : undefined;
    if (!oldest) return;
    objectUrls.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1]);
  };

  const contentOf = (url: string): Promise<Blob> => {
    const entry = entryAt(url);
    if (!entry) throw new BookRequestError(404, url);
    return entry.read();
  };
  return {
    folder,
    sources: ['blob:'],
    text: async (url) => decodeText(await (await contentOf(url)).arrayBuffer()),
    bytes: async (url) => (await contentOf(url)).arrayBuffer(),
    loadableUrl: async (url) => {
      const entry = entryAt(url);
      if (!entry) return undefined;
      const known = objectUrls.get(entry.path);
      const made = known ?? URL.createObjectURL(new Blob([await entry.read()], { type: mediaTypeOf(entry.path) }));
      cacheUrl(entry.path, made);
      return made;
    },
    renewedUrl: async () => undefined,
    close: () => {
      for (const url of objectUrls.values()) URL.revokeObjectURL(url);
      objectUrls.clear();
    },
  };
}
