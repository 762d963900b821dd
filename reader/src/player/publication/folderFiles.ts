import { BookRequestError } from '../network/bookError.ts';
import type { BookFetch } from '../network/bookFetch.ts';
import type { PolicyRefresher } from '../network/policyRefresher.ts';
import { isInFolder, needsPolicy, signUrl, withoutSignature } from '../network/signedUrl.ts';
import type { BookFiles } from './BookFiles.ts';
import { decodeText } from './decodeText.ts';

/** Creates the files of an unpacked book: fetched by signed URLs, which media elements and frames load by themselves (reader §7, Files). */
export function folderFiles(folder: string, fetchFile: BookFetch, policies: PolicyRefresher): BookFiles {
  const { origin, pathname } = new URL(folder);
  const loadableUrl = async (url: string): Promise<string | undefined> => {
    if (!isInFolder(url, folder)) return undefined;
    return needsPolicy(url) ? signUrl(url, policies.current()) : url;
  };
  return {
    folder,
    // A source with a path allows only what is below it; the separators of a policy are escaped.
    sources: [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`],
    text: async (url, priority) => decodeText(await (await fetchFile(url, priority && { priority })).arrayBuffer()),
    bytes: async (url) => (await fetchFile(url)).arrayBuffer(),
    loadableUrl,
    renewedUrl: async (url) => {
      const used = policies.current();
      const plain = withoutSignature(url);
      if (!isInFolder(plain, folder)) return undefined;
      const stale = signUrl(plain, used) !== url;
      try {
        return signUrl(plain, stale ? used : await policies.newerThan(used));
      } catch (error) {
        throw new BookRequestError(403, plain, error);
      }
    },
    close: () => {},
  };
}
