import type { BookFetch } from '../network/bookFetch.ts';
import type { PolicyKeeper } from '../network/policyKeeper.ts';
import { isInFolder, needsPolicy, signedBy, unsigned } from '../network/signedAddress.ts';
import type { BookFiles } from './BookFiles.ts';

/** The files of an unpacked book: fetched by signed addresses, which media elements and frames load by themselves (reader §7, Files). */
export function folderFiles(folder: string, fetchFile: BookFetch, keeper: PolicyKeeper): BookFiles {
  const { origin, pathname } = new URL(folder);
  const loadable = async (address: string): Promise<string | undefined> => {
    if (!isInFolder(address, folder)) return undefined;
    return needsPolicy(address) ? signedBy(address, keeper.current()) : address;
  };
  return {
    folder,
    // A source with a path takes only what lies below it; characters that a policy would read as its own are escaped.
    sources: [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`],
    text: async (address, priority) => (await fetchFile(address, priority && { priority })).text(),
    bytes: async (address) => (await fetchFile(address)).arrayBuffer(),
    loadable,
    renewed: async (address) => {
      const used = keeper.current();
      const plain = unsigned(address);
      if (!isInFolder(plain, folder)) return undefined;
      const stale = signedBy(plain, used) !== address;
      return signedBy(plain, stale ? used : await keeper.newerThan(used));
    },
    close: () => {},
  };
}
