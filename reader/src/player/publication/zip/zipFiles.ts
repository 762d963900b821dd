import { BookRequestError } from '../../network/bookError.ts';
import type { BookFiles } from '../BookFiles.ts';
import { decodeText } from '../decodeText.ts';
import { findByName } from '../findByName.ts';
import { createObjectUrls } from '../objectUrls.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { readZip } from './readZip.ts';
import type { ZipSource } from './ZipSource.ts';

/** The base URL of the files of an archive; no server has it. */
const folder = 'https://archive.invalid/';

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

/** Creates the files of a zipped publication: each is inflated on demand, and cached until it is the least recently used. @throws BookFileError */
export async function zipFiles(source: ZipSource): Promise<BookFiles> {
  const entries = await readZip(source);
  const objectUrls = createObjectUrls();

  const find = findByName(entries);
  const entryAt = (url: string) => find(pathOf(url) ?? '');

  const contentOf = (url: string): Promise<Blob> => {
    const entry = entryAt(url);
    if (!entry) throw new BookRequestError(404, url);
    return entry.read();
  };
  return {
    folder,
    urls: [...entries.keys()].map((path) => folder + path.split('/').map(encodeURIComponent).join('/')),
    sources: ['blob:'],
    text: async (url) => decodeText(await (await contentOf(url)).arrayBuffer()),
    bytes: async (url) => (await contentOf(url)).arrayBuffer(),
    loadableUrl: async (url) => {
      const entry = entryAt(url);
      if (!entry) return undefined;
      return objectUrls.get(entry.path) ?? objectUrls.add(entry.path, new Blob([await entry.read()], { type: mediaTypeOf(entry.path) }));
    },
    renewedUrl: async () => undefined,
    close: objectUrls.close,
  };
}
