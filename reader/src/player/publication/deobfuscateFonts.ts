import type { BookFiles } from './BookFiles.ts';
import { readEncryption } from './encryption.ts';
import type { Publication } from './Publication.ts';

/** A font obfuscation: the first bytes are XORed with a key that is derived from the book's identifier. */
interface Obfuscation {
  /** The number of obfuscated bytes. */
  readonly length: number;
  readonly keyOf: (identifier: string) => Promise<Uint8Array>;
}

/** The obfuscations by the names of their algorithms in `META-INF/encryption.xml`. */
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

/** XORs the beginning of a file with a key; doing it twice restores the file. */
export function xorWithKey(bytes: ArrayBuffer, key: Uint8Array, length: number): ArrayBuffer {
  const result = new Uint8Array(bytes.slice(0));
  const end = key.length > 0 ? Math.min(length, result.length) : 0;
  for (let at = 0; at < end; at += 1) result[at] = (result[at] ?? 0) ^ (key[at % key.length] ?? 0);
  return result.buffer;
}

async function obfuscatedFonts(files: BookFiles): Promise<Map<string, Obfuscation>> {
  const encrypted = [...(await readEncryption(files))];
  return new Map(
    encrypted.flatMap(([url, algorithm]): [string, Obfuscation][] => {
      const obfuscation = obfuscations[algorithm];
      return obfuscation ? [[url, obfuscation]] : [];
    }),
  );
}

const isFont = (mediaType: string): boolean => /font|opentype/.test(mediaType);

/** Wraps the files of a book so that obfuscated fonts are restored; a book without fonts causes no request. */
export function deobfuscateFonts(files: BookFiles, { manifest, identifier }: Pick<Publication, 'manifest' | 'identifier'>): BookFiles {
  const fonts = new Set([...manifest.values()].filter(({ mediaType }) => isFont(mediaType)).map(({ href: url }) => url));
  if (fonts.size === 0) return files;
  let obfuscated: Promise<Map<string, Obfuscation>> | undefined;
  const made = new Map<string, Promise<string>>();
  const deobfuscated = async (url: string, { keyOf, length }: Obfuscation): Promise<string> =>
    URL.createObjectURL(new Blob([xorWithKey(await files.bytes(url), await keyOf(identifier), length)]));
  return {
    ...files,
    loadableUrl: async (url) => {
      if (!fonts.has(url)) return files.loadableUrl(url);
      obfuscated ??= obfuscatedFonts(files);
      const obfuscation = (await obfuscated).get(url);
      if (!obfuscation) return files.loadableUrl(url);
      const font = made.get(url) ?? deobfuscated(url, obfuscation);
      made.set(url, font);
      // Not reported: the text is readable in another font.
      return font.catch(() => undefined);
    },
    close: () => {
      // Not reported: a font that was not made has no URL.
      for (const font of made.values()) font.then(URL.revokeObjectURL, () => undefined);
      files.close();
    },
  };
}
