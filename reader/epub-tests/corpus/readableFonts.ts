import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { JSDOM } from 'jsdom';
import type { TestPublication } from './Publication.ts';

/** The number of obfuscated bytes and the key of each obfuscation that readers support, by its algorithm. */
const obfuscations: Readonly<Record<string, (identifier: string) => { readonly length: number; readonly key: Uint8Array }>> = {
  'http://www.idpf.org/2008/embedding': (identifier) => ({
    length: 1040,
    key: createHash('sha1').update(identifier.replace(/\s/g, '')).digest(),
  }),
  'http://ns.adobe.com/pdf/enc#RC': (identifier) => ({
    length: 1024,
    key: Buffer.from(identifier.replace(/^urn:uuid:|-/gi, ''), 'hex'),
  }),
};

const isFontType = (type: string): boolean => /font|opentype|truetype|woff|sfnt/i.test(type);

/** Returns whether a file starts as OpenType, TrueType, a collection or WOFF do. */
const isFont = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return start === '\0\u0001\0\0' || /^(OTTO|true|ttcf|wOFF|wOF2)$/.test(start);
};

function encryptedFiles({ read }: TestPublication): ReadonlyMap<string, string> {
  const bytes = read('META-INF/encryption.xml');
  if (!bytes) return new Map();
  const { document } = new JSDOM(Buffer.from(bytes).toString('utf8'), { contentType: 'application/xml' }).window;
  return new Map(
    [...document.getElementsByTagNameNS('*', 'EncryptedData')].map((data) => [
      posix.normalize(decodeURIComponent(data.getElementsByTagNameNS('*', 'CipherReference')[0]?.getAttribute('URI') ?? '')),
      data.getElementsByTagNameNS('*', 'EncryptionMethod')[0]?.getAttribute('Algorithm') ?? '',
    ]),
  );
}

/** Returns the fonts of a publication, and whether a reader can use each: it is there, and what hides it can be undone. */
export function readableFonts(publication: TestPublication): ReadonlyMap<string, boolean> {
  const encrypted = encryptedFiles(publication);
  return new Map(
    [...publication.mediaTypes].flatMap(([path, type]): [string, boolean][] => {
      if (!isFontType(type)) return [];
      const bytes = publication.read(path);
      if (!bytes) return [[path, false]];
      const algorithm = encrypted.get(path);
      if (algorithm === undefined) return [[path, isFont(bytes)]];
      const { length, key } = obfuscations[algorithm]?.(publication.identifier) ?? { length: 0, key: new Uint8Array() };
      if (key.length === 0) return [[path, false]];
      return [[path, isFont(bytes.map((byte, at) => (at < length ? byte ^ (key[at % key.length] ?? 0) : byte)))]];
    }),
  );
}
