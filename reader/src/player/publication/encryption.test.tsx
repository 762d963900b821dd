import { expect, test, vi } from 'vitest';
import { errorCodeForOpening, isMissing } from '../network/bookError.ts';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { refuseProtected } from './encryption.ts';

const aes = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc';
const page = 'text/a%20b.xhtml';

/** Returns the list of encrypted files: the path of each and its algorithm, which LCP leaves out for files that are only compressed. */
const listed = (entries: Readonly<Record<string, string | undefined>>) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container">${Object.entries(entries)
    .map(
      ([path, algorithm]) =>
        `<EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#">${algorithm ? `<EncryptionMethod Algorithm="${algorithm}"/>` : ''}<CipherData><CipherReference URI="${path}"/></CipherData></EncryptedData>`,
    )
    .join('')}</encryption>`;

const encrypted = '\u0011\u0003\uFFFDq\u0000';

/** Returns the files of a book with an encrypted page and a legible one; `meta` are its files in META-INF. */
function bookFiles(meta: Readonly<Record<string, string>>) {
  const text = vi.fn(async (url: string): Promise<string> => {
    const name = url.split('META-INF/')[1];
    if (name === undefined) return url.includes('plain') ? '<html/>' : encrypted;
    const content = meta[name];
    if (content === undefined) throw new Error('missing');
    return content;
  });
  const renewedUrl = vi.fn(async (url: string) => `${url}?renewed`);
  const inner = { ...fakeFiles(text), loadableUrl: async (url: string) => `${url}?signed`, renewedUrl };
  return { files: refuseProtected(inner), folder: inner.folder, text };
}

/** Returns the error of a page. */
const errorOf = async (meta: Readonly<Record<string, string>>, path = page): Promise<unknown> => {
  const { files, folder } = bookFiles(meta);
  return files.text(`${folder}${path}`).then(
    () => undefined,
    (reason: unknown) => reason,
  );
};

test.each([
  ['Readium LCP', { 'encryption.xml': listed({ [page]: aes }), 'license.lcpl': '{}' }],
  ['Adobe', { 'encryption.xml': listed({ [page]: 'http://www.w3.org/2001/04/xmlenc#aes128-cbc' }), 'rights.xml': '<rights/>' }],
  ['Apple', { 'encryption.xml': listed({ [page]: 'http://itunes.apple.com/dataenc' }), 'sinf.xml': '<sinf/>' }],
  ['Apple, without a list', { 'sinf.xml': '<sinf/>' }],
  ['Kobo, which lists no files', { 'rights.xml': '<rights/>' }],
  ['LCP, with a list that lacks the page', { 'encryption.xml': listed({ 'text/other.xhtml': aes }), 'license.lcpl': '{}' }],
])('a page that is encrypted by %s is refused with a word about protection, and no other page is tried in its place', async (_by, meta) => {
  const error = await errorOf(meta);
  expect(errorCodeForOpening(error)).toBe('error_protected');
  expect(isMissing(error)).toBe(false);
});

test('a garbled page of a book without a licence is read as it is, if no list names it as encrypted', async () => {
  expect(await errorOf({})).toBeUndefined();
  expect(await errorOf({ 'encryption.xml': listed({ 'text/other.xhtml': aes }) })).toBeUndefined();
  // Only compressed, or a font.
  expect(await errorOf({ 'encryption.xml': listed({ [page]: undefined }) })).toBeUndefined();
  expect(await errorOf({ 'encryption.xml': listed({ [page]: 'http://www.idpf.org/2008/embedding' }) })).toBeUndefined();
});

test('a legible page of a book that is partly encrypted is shown, and causes no request for the list of encrypted files', async () => {
  const { files, folder, text } = bookFiles({ 'encryption.xml': listed({ [page]: aes }), 'license.lcpl': '{}' });
  expect(await files.text(`${folder}plain.xhtml`)).toBe('<html/>');
  expect(text).toHaveBeenCalledOnce();
});

test('a picture that did not load is refused if it is encrypted, and renewed otherwise', async () => {
  const { files, folder } = bookFiles({ 'encryption.xml': listed({ 'moon.jpg': aes, 'font.otf': 'http://ns.adobe.com/pdf/enc#RC' }) });
  const renew = async (name: string) => files.renewedUrl((await files.loadableUrl(`${folder}${name}`)) ?? '');
  expect(errorCodeForOpening(await renew('moon.jpg').catch((reason: unknown) => reason))).toBe('error_protected');
  for (const name of ['sun.jpg', 'font.otf']) expect(await renew(name)).toBe(`${folder}${name}?signed?renewed`);
});
