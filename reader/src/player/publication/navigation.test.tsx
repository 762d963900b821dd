import { expect, test, vi } from 'vitest';
import { fakeFiles, fakePublication } from '../testing/fakeOpenBook.ts';
import { emptyNavigation, loadNavigation, readNavigation } from './navigation.ts';
import type { SpineItem } from './Publication.ts';
import { parseXml } from './parseXml.ts';

const base = 'https://books.example/b/nav.xhtml';
const items = ['a', 'b'].map(
  (name, index): SpineItem => ({
    index,
    idref: name,
    href: `https://books.example/b/text/${name}.xhtml`,
    mediaType: 'application/xhtml+xml',
    linear: true,
    layout: 'reflowable',
    scrolls: false,
    side: undefined,
    spreads: true,
    cfiBase: '/6/2',
    overlay: undefined,
  }),
);
const nav = (body: string) =>
  readNavigation(
    parseXml(`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>${body}</body></html>`),
    base,
    { items, folder: 'https://books.example/b/' },
  );

test('the table of contents keeps its nesting, with labels as plain text', () => {
  const { contents } = nav(
    '<nav epub:type="toc"><ol><li><a href="text/a.xhtml">One <b>bold</b></a><ol><li><a href="text/a.xhtml#x">Half</a></li></ol></li><li><a href="text/b.xhtml">Two</a></li></ol></nav>',
  );
  expect(contents.map(({ label, chapters }) => [label, chapters.map((chapter) => chapter.href)])).toEqual([
    ['One bold', ['https://books.example/b/text/a.xhtml#x']],
    ['Two', []],
  ]);
});

test.each(['javascript:alert(1)', 'https://elsewhere.example/', 'text/unknown.xhtml', 'data:text/html,x'])(
  'an entry of the contents that leads to %s is dropped',
  (href) => {
    expect(nav(`<nav epub:type="toc"><ol><li><a href="${href}">Out</a></li></ol></nav>`).contents).toEqual([]);
  },
);

test('a heading without a link stays above its entries', () => {
  const { contents } = nav(
    '<nav epub:type="toc"><ol><li><span>Part</span><ol><li><a href="text/b.xhtml">Two</a></li></ol></li></ol></nav>',
  );
  expect(contents).toMatchObject([{ label: 'Part', href: '', chapters: [{ label: 'Two' }] }]);
});

test('the page list of the printed book is read', () => {
  const { pages } = nav('<nav epub:type="page-list" hidden=""><ol><li><a href="text/a.xhtml#p9">9</a></li></ol></nav>');
  expect(pages).toEqual([{ label: '9', href: 'https://books.example/b/text/a.xhtml#p9' }]);
});

test('the navigation of an EPUB 2 book is read from its NCX', () => {
  const point = '<navPoint><navLabel><text>One</text></navLabel><content src="text/a.xhtml"/></navPoint>';
  const ncx = parseXml(`<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>${point}</navMap></ncx>`);
  expect(readNavigation(ncx, base, { items, folder: 'https://books.example/b/' }).contents).toMatchObject([
    { label: 'One', href: 'https://books.example/b/text/a.xhtml' },
  ]);
});

const ncxText =
  '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>One</text></navLabel><content src="text/a.xhtml"/></navPoint></navMap></ncx>';
const ncxUrl = 'https://books.example/b/toc.ncx';

test.each([
  ['is empty', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
  [
    'leads nowhere',
    '<html xmlns="http://www.w3.org/1999/xhtml"><body><nav epub:type="toc"><ol><li><a href="gone.xhtml">Gone</a></li></ol></nav></body></html>',
  ],
  ['is missing', undefined],
])('the contents come from the NCX if the navigation document %s', async (_fault, text) => {
  const files = fakeFiles(async (url) => {
    if (url === ncxUrl) return ncxText;
    if (text === undefined) throw new Error('missing');
    return text;
  });
  const { contents } = await loadNavigation(files, fakePublication(items, { navigation: base, ncx: ncxUrl }), () => {});
  expect(contents).toMatchObject([{ label: 'One', href: 'https://books.example/b/text/a.xhtml' }]);
});

test('an NCX that is the only navigation is loaded once, and its error reported once', async () => {
  const text = vi.fn(async () => Promise.reject(new Error('missing')));
  const onError = vi.fn();
  expect(await loadNavigation(fakeFiles(text), fakePublication(items, { navigation: ncxUrl, ncx: ncxUrl }), onError)).toEqual(
    emptyNavigation,
  );
  expect([text.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1]);
});

test('landmarks have the name that the book gives them and their kind, and lists of figures and tables are read', () => {
  const list = (type: string, entries: string) => `<nav epub:type="${type}"><ol>${entries}</ol></nav>`;
  const { landmarks, lists } = nav(
    list(
      'landmarks',
      '<li><a epub:type="cover" href="text/a.xhtml"></a></li><li><a epub:type="ibooks:x bodymatter" href="text/b.xhtml">Begin</a></li><li><a epub:type="toc" href="nav.xhtml">Contents</a></li><li><a href="text/b.xhtml"></a></li>',
    ) +
      list('loi', '<li><a href="text/a.xhtml#f1">A moon</a></li>') +
      list('lot', ''),
  );
  expect(landmarks.map(({ label, type, href }) => [label, type, href.slice(-7)])).toEqual([
    ['', 'cover', 'a.xhtml'],
    ['Begin', 'bodymatter', 'b.xhtml'],
  ]);
  expect(lists.map(({ type, entries }) => [type, entries.map(({ label }) => label)])).toEqual([['loi', ['A moon']]]);
});

test('the landmarks of an EPUB 2 book are those of its guide', async () => {
  const guide =
    '<package><guide><reference type="cover" title="Cover" href="text/a.xhtml"/><reference type="text" href="text/b.xhtml#s"/><reference type="toc" title="Gone" href="gone.xhtml"/></guide></package>';
  const publication = fakePublication(items, {
    ncx: ncxUrl,
    navigation: ncxUrl,
    isEpub2: true,
    packageFile: { url: 'https://books.example/b/package.opf', text: guide },
  });
  const { landmarks } = await loadNavigation(
    fakeFiles(async () => ncxText),
    publication,
    () => {},
  );
  expect(landmarks).toEqual([
    { href: 'https://books.example/b/text/a.xhtml', label: 'Cover', type: 'cover' },
    { href: 'https://books.example/b/text/b.xhtml#s', label: '', type: 'bodymatter' },
  ]);
});

test('an entry leads to its document also if it writes the name in another case or composition', () => {
  const { contents } = nav('<nav epub:type="toc"><ol><li><a href="Text/A.xhtml#x">One</a></li></ol></nav>');
  expect(contents.map(({ href }) => href)).toEqual(['https://books.example/b/text/a.xhtml#x']);
});

test('an NCX with a bare ampersand and entities of HTML is a table of contents', async () => {
  const text = `
<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>Hearts & hands&nbsp;2</text></navLabel><content src="text/a.xhtml"/></navPoint></navMap></ncx>`;
  const ncx = 'https://books.example/b/toc.ncx';
  const { contents } = await loadNavigation(
    fakeFiles(async () => text),
    fakePublication(items, { navigation: ncx, ncx }),
    vi.fn(),
  );
  expect(contents.map(({ label }) => label)).toEqual(['Hearts & hands 2']);
});
