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
      const plain = withoutSignature(url);
      if (!isInFolder(plain, folder)) return undefined;
      // A page and a media element do not say why they failed: its first byte is requested as every file is, with retries and a new policy.
      const response = await fetchFile(plain, { headers: { Range: 'bytes=0-0' } });
      await response.body?.cancel();
      return loadableUrl(plain);
    },
    close: () => {},
  };
}
