import { expect, test, vi } from 'vitest';
import type { BookFiles } from './BookFiles.ts';
import { deobfuscateFonts, mixed } from './deobfuscateFonts.ts';
import type { ManifestItem } from './Publication.ts';

const folder = 'https://books.example/b/';
const identifier = 'urn:uuid:0f0f0f0f-1111-2222-3333-444444444444';
const font = new TextEncoder().encode('a font that is long enough to be mixed');
const encryption = (algorithm: string) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="EPUB/font.otf"/></enc:CipherData></enc:EncryptedData></encryption>`;

const manifestOf = (mediaType: string): ReadonlyMap<string, ManifestItem> =>
  new Map([['font', { id: 'font', address: `${folder}EPUB/font.otf`, mediaType, properties: [] }]]);

const filesOf = (text: string, stored: ArrayBuffer): BookFiles => ({
  folder,
  sources: [],
  text: vi.fn(async () => text),
  bytes: async () => stored,
  loadable: async (address) => address,
  renewed: async () => undefined,
  close: () => {},
});

async function shownFont(algorithm: string, key: Uint8Array, length: number): Promise<Uint8Array> {
  const made: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }));
  const files = deobfuscateFonts(filesOf(encryption(algorithm), mixed(font.buffer, key, length)), {
    manifest: manifestOf('font/otf'),
    identifier,
  });
  expect(await files.loadable(`${folder}EPUB/font.otf`)).toBe('blob:1');
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(made[0] ?? new Blob());
  await read;
  return typeof reader.result === 'object' && reader.result !== null ? new Uint8Array(reader.result) : new Uint8Array();
}

test('a font mixed with the identifier of its book by the rule of EPUB is a font again', async () => {
  const key = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(identifier)));
  expect([...(await shownFont('http://www.idpf.org/2008/embedding', key, 1040))]).toEqual([...font]);
});

test('a font mixed by the rule of Adobe is a font again', async () => {
  const key = Uint8Array.from('0f0f0f0f111122223333444444444444'.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  expect([...(await shownFont('http://ns.adobe.com/pdf/enc#RC', key, 1024))]).toEqual([...font]);
});

test('a book without fonts is not asked how they are mixed', async () => {
  const files = filesOf('', new ArrayBuffer());
  await deobfuscateFonts(files, { manifest: manifestOf('image/png'), identifier }).loadable(`${folder}EPUB/font.otf`);
  expect(files.text).not.toHaveBeenCalled();
});
