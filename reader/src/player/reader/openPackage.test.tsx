import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeFiles } from '../testing/fakeOpenBook.ts';

const openFiles = vi.hoisted(() => vi.fn());
vi.mock('./openFiles.ts', () => ({ openFiles }));
// Files share their modules: this one loads its own, with the replaced one, and leaves none behind.
vi.resetModules();
const { openPackage } = await import('./openPackage.ts');
afterAll(() => void vi.resetModules());

const url = 'https://books.example/b/package.opf';
const book =
  '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:lake</dc:identifier><dc:title>A lake at night</dc:title></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="font" href="font.otf" media-type="font/otf"/></manifest><spine><itemref idref="a"/></spine></package>';
const encryption =
  '<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><enc:CipherReference URI="font.otf"/></enc:EncryptedData></encryption>';

const props = { bookId: 'lake', locale: 'en-GB', fileUrl: url, callbacks: { refreshPolicy: async () => '' } } as const;
const callbacks = { onForbidden: vi.fn(), onLocked: vi.fn(), onPolicyError: vi.fn() };
const [close, findLocked] = [vi.fn(), vi.fn()];
const text = vi.fn<(file: string) => Promise<string>>();
let opening: AbortController;
const open = () => openPackage(props, opening.signal, callbacks);

beforeEach(() => {
  vi.resetAllMocks();
  opening = new AbortController();
  text.mockImplementation(async (file) => (file === url ? book : encryption));
  openFiles.mockImplementation(async () => ({ files: { ...fakeFiles(text), close }, url, findLocked }));
});

test('the package document of a book says its title and its pages, and its files stay open', async () => {
  const opened = await open();
  expect(openFiles).toHaveBeenCalledExactlyOnceWith(props, callbacks);
  expect(opened.publication.title.text).toBe('A lake at night');
  expect(opened.publication.items.map(({ href }) => href)).toEqual(['https://books.example/b/a.xhtml']);
  await opened.findLocked();
  expect(findLocked).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test('the obfuscated fonts of an opened book load restored', async () => {
  const { files } = await open();
  expect(await files.loadableUrl('https://books.example/b/font.otf')).toMatch(/^blob:/);
});

test('a book that is closed while its files are opened reads nothing, and closes them', async () => {
  opening.abort(new Error('Closed'));
  await expect(open()).rejects.toThrow('Closed');
  expect(text).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

test('a book that is closed while its package document is read closes its files', async () => {
  text.mockImplementation(async () => {
    opening.abort(new Error('Closed'));
    return book;
  });
  await expect(open()).rejects.toThrow('Closed');
  expect(close).toHaveBeenCalledOnce();
});

test('a book whose package document cannot be read closes its files', async () => {
  text.mockRejectedValue(new Error('No answer'));
  await expect(open()).rejects.toThrow('No answer');
  expect(close).toHaveBeenCalledOnce();
});
