import { expect, test, vi } from 'vitest';
import { errorCodeForOpening, isMissing } from '../network/bookError.ts';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { refuseProtected } from './encryption.ts';

const listed = (algorithm: string) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="${algorithm}"/><CipherData><CipherReference URI="text/a%20b.xhtml"/></CipherData></EncryptedData></encryption>`;

const encrypted = '\u0011\u0003\uFFFDq\u0000';

/** Returns the files of a book with an encrypted page and, if the list is given, the list that says so. */
function bookFiles(list: string | undefined) {
  const text = vi.fn(async (url: string): Promise<string> => {
    if (!url.includes('META-INF')) return url.includes('plain') ? '<html/>' : encrypted;
    if (list === undefined) throw new Error('missing');
    return list;
  });
  const inner = fakeFiles(text);
  return { files: refuseProtected(inner), folder: inner.folder, text };
}

test('a page that is encrypted is refused with a word about protection, and no other page is tried in its place', async () => {
  const { files, folder } = bookFiles(listed('http://www.w3.org/2001/04/xmlenc#aes256-cbc'));
  const error: unknown = await files.text(`${folder}text/a%20b.xhtml`).catch((reason: unknown) => reason);
  expect(errorCodeForOpening(error)).toBe('error_protected');
  expect(isMissing(error)).toBe(false);
});

test('a garbled page that no list names as encrypted is read as it is', async () => {
  for (const list of [undefined, listed('http://www.w3.org/2001/04/xmlenc#aes256-cbc').replace('a%20b', 'other')]) {
    const { files, folder } = bookFiles(list);
    expect(await files.text(`${folder}text/a%20b.xhtml`)).toBe(encrypted);
  }
});

test('a legible page causes no request for the list of encrypted files', async () => {
  const { files, folder, text } = bookFiles(undefined);
  expect(await files.text(`${folder}plain.xhtml`)).toBe('<html/>');
  expect(text).toHaveBeenCalledOnce();
});
