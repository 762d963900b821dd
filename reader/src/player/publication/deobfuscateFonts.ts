import type { BookFiles } from './BookFiles.ts';
import type { Publication } from './Publication.ts';
import { parseXml } from './parseXml.ts';

/** How a font was made unusable outside of its book: the first bytes are mixed with a key that the book's identifier gives. */
interface Obfuscation {
  /** How many bytes are mixed. */
  readonly length: number;
  readonly keyOf: (identifier: string) => Promise<Uint8Array>;
}

/** By the algorithms' names in `META-INF/encryption.xml`. */
const obfuscations: Readonly<Record<string, Obfuscation>> = {
  'http://www.idpf.org/2008/embedding': {
    length: 1040,
    keyOf: async (identifier) => {
      const text = new TextEncoder().encode(identifier.replace(/[ \t\r\n]/g, ''));
      return new Uint8Array(await crypto.subtle.digest('SHA-1', text));
    },
  },
  'http://ns.adobe.com/pdf/enc#RC': {
    length: 1024,
    keyOf: async (identifier) =>
      Uint8Array.from(
        identifier
          .replace(/^urn:uuid:/i, '')
          .replaceAll('-', '')
          .match(/[\da-f]{2}/gi) ?? [],
        (pair) => Number.parseInt(pair, 16),
      ),
  },
};

/** Mixes the beginning of a file with a key; twice gives the file back. */
export function mixed(bytes: ArrayBuffer, key: Uint8Array, length: number): ArrayBuffer {
  const result = new Uint8Array(bytes.slice(0));
  const end = key.length > 0 ? Math.min(length, result.length) : 0;
  for (let at = 0; at < end; at += 1) result[at] = (result[at] ?? 0) ^ (key[at % key.length] ?? 0);
  return result.buffer;
}

async function obfuscatedFonts(files: BookFiles): Promise<Map<string, Obfuscation>> {
  const found = new Map<string, Obfuscation>();
  try {
    const document = parseXml(await files.text(new URL('META-INF/encryption.xml', files.folder).href));
    for (const entry of document.getElementsByTagNameNS('*', 'EncryptedData')) {
      const algorithm = entry.getElementsByTagNameNS('*', 'EncryptionMethod')[0]?.getAttribute('Algorithm') ?? '';
      const path = entry.getElementsByTagNameNS('*', 'CipherReference')[0]?.getAttribute('URI');
      const obfuscation = obfuscations[algorithm];
      if (path && obfuscation && URL.canParse(path, files.folder)) found.set(new URL(path, files.folder).href, obfuscation);
    }
  } catch {
    // A book without such a file has no such fonts.
  }
  return found;
}

const isFont = (mediaType: string): boolean => /font|opentype/.test(mediaType);

/** The files of a book with its obfuscated fonts made usable again; a book without fonts is asked for nothing. */
export function deobfuscateFonts(files: BookFiles, { manifest, identifier }: Pick<Publication, 'manifest' | 'identifier'>): BookFiles {
  const fonts = new Set([...manifest.values()].filter(({ mediaType }) => isFont(mediaType)).map(({ address }) => address));
  if (fonts.size === 0) return files;
  let obfuscated: Promise<Map<string, Obfuscation>> | undefined;
  const made = new Map<string, Promise<string>>();
  const cleared = async (address: string, { keyOf, length }: Obfuscation): Promise<string> =>
    URL.createObjectURL(new Blob([mixed(await files.bytes(address), await keyOf(identifier), length)]));
  return {
    ...files,
    loadable: async (address) => {
      if (!fonts.has(address)) return files.loadable(address);
      obfuscated ??= obfuscatedFonts(files);
      const obfuscation = (await obfuscated).get(address);
      if (!obfuscation) return files.loadable(address);
      const font = made.get(address) ?? cleared(address, obfuscation);
      made.set(address, font);
      return font.catch(() => undefined);
    },
    close: () => {
      for (const font of made.values()) font.then(URL.revokeObjectURL, () => undefined);
      files.close();
    },
  };
}
