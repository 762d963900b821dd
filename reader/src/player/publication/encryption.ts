import { ProtectedBookError } from '../network/bookError.ts';
import type { BookFiles } from './BookFiles.ts';
import { parseXml } from './parseXml.ts';
import { resolveHref } from './resolveHref.ts';

/**
 * Returns the algorithms of the encrypted files of a book by their URLs, as `META-INF/encryption.xml` lists them; empty without that file.
 * An entry without an algorithm, which LCP has for files that are only compressed, is not one of them.
 */
export async function readEncryption(files: Pick<BookFiles, 'folder' | 'text'>): Promise<ReadonlyMap<string, string>> {
  const algorithms = new Map<string, string>();
  try {
    const document = parseXml(await files.text(new URL('META-INF/encryption.xml', files.folder).href));
    for (const entry of document.getElementsByTagNameNS('*', 'EncryptedData')) {
      const algorithm = entry.getElementsByTagNameNS('*', 'EncryptionMethod')[0]?.getAttribute('Algorithm') ?? '';
      const path = entry.getElementsByTagNameNS('*', 'CipherReference')[0]?.getAttribute('URI');
      const url = path ? resolveHref(path, files.folder, files.folder) : undefined;
      if (url && algorithm) algorithms.set(url, algorithm);
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

/** The algorithms of obfuscated fonts, which the reader restores; all others need a key that it does not have. */
const obfuscations = /^http:\/\/(www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/** The files in `META-INF` that only a protected book has: of Readium LCP; of Adobe and Kobo; of Apple. */
const licences = ['license.lcpl', 'rights.xml', 'sinf.xml'];

/** Returns the name of the licence that comes with a protected book; undefined without one. */
async function findLicence(files: Pick<BookFiles, 'folder' | 'text'>): Promise<string | undefined> {
  for (const name of licences) {
    try {
      await files.text(new URL(`META-INF/${name}`, files.folder).href);
      return name;
    } catch {
      // Not reported: most books have no such file.
    }
  }
  return undefined;
}

/**
 * Wraps the files of a book so that what is encrypted is refused with a word about protection, instead of being shown as a broken page or
 * picture. Only a text that is none, or a picture that did not load, causes requests for the list of encrypted files and for a licence.
 */
export function refuseProtected(files: BookFiles): BookFiles {
  let encryption: Promise<ReadonlyMap<string, string>> | undefined;
  let licence: Promise<string | undefined> | undefined;
  /** The files of the book, by the URLs that pages load them from. */
  const loaded = new Map<string, string>();
  const algorithmOf = async (url: string): Promise<string | undefined> => {
    encryption ??= readEncryption(files);
    const algorithm = (await encryption).get(url);
    return algorithm !== undefined && obfuscations.test(algorithm) ? undefined : algorithm;
  };
  return {
    ...files,
    text: async (url, priority) => {
      const text = await files.text(url, priority);
      if (!isGarbled(text)) return text;
      const algorithm = await algorithmOf(url);
      // Kobo lists no files, and a list may be encrypted or incomplete.
      licence ??= algorithm === undefined ? findLicence(files) : undefined;
      const reason = algorithm ?? (await licence);
      if (reason !== undefined) throw new ProtectedBookError(url, reason);
      return text;
    },
    loadableUrl: async (url) => {
      const loadable = await files.loadableUrl(url);
      if (loadable !== undefined) loaded.set(loadable, url);
      return loadable;
    },
    renewedUrl: async (loadable) => {
      const url = loaded.get(loadable);
      const algorithm = url === undefined ? undefined : await algorithmOf(url);
      if (url !== undefined && algorithm !== undefined) throw new ProtectedBookError(url, algorithm);
      return files.renewedUrl(loadable);
    },
  };
}
