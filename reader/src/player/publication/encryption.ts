import { ProtectedBookError } from '../network/bookError.ts';
import type { BookFiles } from './BookFiles.ts';
import { parseXml } from './parseXml.ts';
import { resolveHref } from './resolveHref.ts';

/** Returns the algorithms of the encrypted files of a book by their URLs, as `META-INF/encryption.xml` lists them; empty without that file. */
export async function readEncryption(files: Pick<BookFiles, 'folder' | 'text'>): Promise<ReadonlyMap<string, string>> {
  const algorithms = new Map<string, string>();
  try {
    const document = parseXml(await files.text(new URL('META-INF/encryption.xml', files.folder).href));
    for (const entry of document.getElementsByTagNameNS('*', 'EncryptedData')) {
      const algorithm = entry.getElementsByTagNameNS('*', 'EncryptionMethod')[0]?.getAttribute('Algorithm') ?? '';
      const path = entry.getElementsByTagNameNS('*', 'CipherReference')[0]?.getAttribute('URI');
      const url = path ? resolveHref(path, files.folder, files.folder) : undefined;
      if (url) algorithms.set(url, algorithm);
    }
  } catch {
    // Not reported: most books have no such file.
  }
  return algorithms;
}

/** The beginning of a text by which encrypted bytes are recognised, in characters. */
const probeLength = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text contains these characters
const isGarbled = (text: string): boolean => /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, probeLength));

/**
 * Wraps the files of a book so that an encrypted text is refused with a word about protection, instead of being shown as a broken page. Only
 * a text that is none causes a request for the list of encrypted files.
 */
export function refuseProtected(files: BookFiles): BookFiles {
  let encryption: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    ...files,
    text: async (url, priority) => {
      const text = await files.text(url, priority);
      if (!isGarbled(text)) return text;
      encryption ??= readEncryption(files);
      const algorithm = (await encryption).get(url);
      if (algorithm !== undefined) throw new ProtectedBookError(url, algorithm);
      return text;
    },
  };
}
