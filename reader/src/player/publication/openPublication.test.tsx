import { expect, test, vi } from 'vitest';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { openPublication } from './openPublication.ts';

const folder = 'https://books.example/b/';

/** Opens a package of a version beside Apple's file of options, and returns its layout and the files that were read. */
async function opened(version: string, options: string | undefined) {
  const text = vi.fn(async (url: string) => {
    if (!url.includes('display-options'))
      return `<package xmlns="http://www.idpf.org/2007/opf" version="${version}"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`;
    if (options === undefined) throw new Error('missing');
    return options;
  });
  const { items } = await openPublication(fakeFiles(text), `${folder}package.opf`);
  return { layout: items[0]?.layout, read: text.mock.calls.map(([url]) => url.slice(folder.length)) };
}

const optionsOf = (value: string) =>
  `<display_options><platform name="*"><option name="fixed-layout">${value}</option></platform></display_options>`;
const optionsPath = 'META-INF/com.apple.ibooks.display-options.xml';

test('reader §8: an EPUB 2 book has a fixed layout if the display-options file says so, and the file may be absent', {
  tags: ['reader §8.18'],
}, async () => {
  expect(await opened('2.0', optionsOf('true'))).toEqual({ layout: 'pre-paginated', read: ['package.opf', optionsPath] });
  expect((await opened('2.0', optionsOf('false'))).layout).toBe('reflowable');
  await expect(opened('2.0', undefined)).resolves.toMatchObject({ layout: 'reflowable' });
});

test('an EPUB 3 book declares its layout itself', async () => {
  expect(await opened('3.0', optionsOf('true'))).toEqual({ layout: 'reflowable', read: ['package.opf'] });
});

const container = (path: string) =>
  `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${path}"/></rootfiles></container>`;
const onePage = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`;

/** Opens an archive of files by its folder. */
function openArchive(texts: Readonly<Record<string, string>>) {
  const files = fakeFiles(async (url) => texts[url.slice(folder.length)] ?? Promise.reject(new Error(`${url} is missing`)));
  return openPublication({ ...files, urls: Object.keys(texts).map((path) => folder + path) }, folder);
}

test.each([
  ['no container', {}],
  ['a container that is not well-formed', { 'META-INF/container.xml': '<container>' }],
  ['a container that names no package', { 'META-INF/container.xml': '<container/>' }],
  ['a container that names a missing package', { 'META-INF/container.xml': container('gone.opf') }],
  [
    'a container after a blank line, with blanks around the path',
    { 'META-INF/container.xml': `\n<?xml version="1.0"?>${container(' EPUB/a.opf ')}` },
  ],
])('an archive with %s is opened by its package document', async (_fault, more) => {
  const { packageFile } = await openArchive({ ...more, 'old/backup/b.opf': onePage, 'EPUB/a.opf': onePage, 'EPUB/a.xhtml': '' });
  expect(packageFile.url).toBe(`${folder}EPUB/a.opf`);
});

test('an archive without a package document is no EPUB, and one that has lost it is damaged', async () => {
  await expect(openArchive({ 'text.docx': '' })).rejects.toMatchObject({ code: 'error_no_epub' });
  await expect(openArchive({ 'META-INF/container.xml': container('a.opf') })).rejects.toMatchObject({ code: 'error_damaged' });
});
