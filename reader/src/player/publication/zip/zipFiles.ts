import { BookRequestError } from '../../network/bookFault.ts';
import type { BookFiles } from '../BookFiles.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { readZip } from './readZip.ts';
import type { ZipSource } from './ZipSource.ts';

/** The address that the files of an archive count from; nobody serves it. */
const folder = 'https://archive.invalid/';

/** So many inflated files are kept at hand. */
const kept = 96;

const pathOf = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.href.startsWith(folder)) return undefined;
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return undefined;
  }
};

/** The files of a zipped publication: each is inflated when it is needed, and given up when many others were needed since. @throws ZipError */
export async function zipFiles(source: ZipSource): Promise<BookFiles> {
  const entries = await readZip(source);
  const addresses = new Map<string, string>();

  const entryAt = (address: string) => entries.get(pathOf(address) ?? '');
  const remember = (path: string, address: string) => {
    addresses.delete(path);
    addresses.set(path, address);
    const oldest = addresses.size > kept ? addresses.entries().next().value : undefined;
    if (!oldest) return;
    addresses.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1]);
  };

  const contentOf = (address: string): Promise<Blob> => {
    const entry = entryAt(address);
    if (!entry) throw new BookRequestError(404, address);
    return entry.read();
  };
  return {
    folder,
    sources: ['blob:'],
    text: async (address) => (await contentOf(address)).text(),
    bytes: async (address) => (await contentOf(address)).arrayBuffer(),
    loadable: async (address) => {
      const entry = entryAt(address);
      if (!entry) return undefined;
      const known = addresses.get(entry.path);
      const made = known ?? URL.createObjectURL(new Blob([await entry.read()], { type: mediaTypeOf(entry.path) }));
      remember(entry.path, made);
      return made;
    },
    renewed: async () => undefined,
    close: () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    },
  };
}
