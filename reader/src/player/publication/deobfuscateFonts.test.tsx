import { expect, test, vi } from 'vitest';
import type { BookFiles } from './BookFiles.ts';
import { deobfuscateFonts, xorWithKey } from './deobfuscateFonts.ts';
import type { ManifestItem } from './Publication.ts';

const folder = 'https://books.example/b/';
const identifier = 'urn:uuid:0f0f0f0f-1111-2222-3333-444444444444';
const font = new TextEncoder().encode('a font that is long enough to be mixed');
const encryption = (algorithm: string) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="EPUB/font.otf"/></enc:CipherData></enc:EncryptedData></encryption>`;

const manifestOf = (mediaType: string): ReadonlyMap<string, ManifestItem> =>
  new Map([['font', { id: 'font', href: `${folder}EPUB/font.otf`, mediaType, properties: [] }]]);

const filesOf = (text: string, stored: ArrayBuffer): BookFiles => ({
  folder,
  sources: [],
  text: vi.fn(async () => text),
  bytes: async () => stored,
  loadableUrl: async (url) => url,
  renewedUrl: async () => undefined,
  close: () => {},
});

async function shownFont(algorithm: string, key: Uint8Array, length: number): Promise<Uint8Array> {
  const made: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }));
  const files = deobfuscateFonts(filesOf(encryption(algorithm), xorWithKey(font.buffer, key, length)), {
    manifest: manifestOf('font/otf'),
    identifier,
  });
  expect(await files.loadableUrl(`${folder}EPUB/font.otf`)).toBe('blob:1');
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(made[0] ?? new Blob());
  await read;
  return typeof reader.result === 'object' && reader.result !== null ? new Uint8Array(reader.result) : new Uint8Array();
}

test('a font obfuscated by the EPUB algorithm is restored', async () => {
  const key = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(identifier)));
  expect([...(await shownFont('http://www.idpf.org/2008/embedding', key, 1040))]).toEqual([...font]);
});

test('a font obfuscated by the Adobe algorithm is restored', async () => {
  const key = Uint8Array.from('0f0f0f0f111122223333444444444444'.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  expect([...(await shownFont('http://ns.adobe.com/pdf/enc#RC', key, 1024))]).toEqual([...font]);
});

test('a book without fonts never loads its encryption file', async () => {
  const files = filesOf('', new ArrayBuffer());
  await deobfuscateFonts(files, { manifest: manifestOf('image/png'), identifier }).loadableUrl(`${folder}EPUB/font.otf`);
  expect(files.text).not.toHaveBeenCalled();
});
