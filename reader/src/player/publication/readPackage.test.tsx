import { expect, test } from 'vitest';
import { parseXml } from './parseXml.ts';
import { readPackage } from './readPackage.ts';

const folder = 'https://books.example/b/';

interface Written {
  readonly attributes?: string;
  readonly metadata?: string;
  readonly manifest?: string;
  readonly spine?: string;
}

const page = '<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>';

const read = ({ attributes = '', metadata = '', manifest = page, spine = '<itemref idref="a"/>' }: Written) =>
  readPackage(
    parseXml(
      `<package xmlns="http://www.idpf.org/2007/opf" unique-identifier="own" ${attributes.includes('version') ? attributes : `version="3.0" ${attributes}`}><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`,
    ),
    `${folder}EPUB/package.opf`,
    folder,
  );

test('the title is the first one, without extra blanks, in its own direction or that of the package', () => {
  const metadata = '<dc:title dir="rtl">  CSS:\n ספר </dc:title><dc:title>Second</dc:title><dc:creator>Ann</dc:creator>';
  const { title, creators } = read({ attributes: 'dir="ltr"', metadata });
  expect(title).toEqual({ text: 'CSS: ספר', direction: 'rtl' });
  expect(creators).toEqual([{ text: 'Ann', direction: 'ltr' }]);
});

test('the identifier is the one that unique-identifier names', () => {
  expect(read({ metadata: '<dc:identifier id="isbn">1</dc:identifier><dc:identifier id="own">2</dc:identifier>' }).identifier).toBe('2');
});

test('a scripted page is replaced by its fallback, and shown if it has none', () => {
  const scripted = '<item id="a" href="a.xhtml" media-type="application/xhtml+xml" properties="scripted"';
  const fallback = '<item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>';
  expect(read({ manifest: `${scripted} fallback="b"/>${fallback}` }).items[0]?.href).toBe(`${folder}EPUB/b.xhtml`);
  expect(read({ manifest: `${scripted}/>` }).items[0]?.href).toBe(`${folder}EPUB/a.xhtml`);
});

test('a document is scrolled if its own or the book’s rendition:flow says so', () => {
  const metadata = '<meta property="rendition:flow">scrolled-doc</meta>';
  const spine = '<itemref idref="a"/><itemref idref="a" properties="rendition:flow-paginated"/>';
  expect(read({ metadata, spine }).items.map(({ scrolls }) => scrolls)).toEqual([true, false]);
  expect(read({}).items.map(({ scrolls }) => scrolls)).toEqual([false]);
});

test('a path above the root of the book resolves to its root', () => {
  const manifest = `${page}<item id="photo" href="../../../photo.jpg" media-type="image/jpeg"/>`;
  expect(read({ manifest }).manifest.get('photo')?.href).toBe(`${folder}photo.jpg`);
});

// Searching the whole manifest for each item would take far longer.
test('a package with 5,000 documents is read in time', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  const manifest = ids.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join('');
  expect(read({ manifest, spine: ids.map((id) => `<itemref idref="${id}"/>`).join('') }).items).toHaveLength(5000);
}, 30_000);

test('a book is a roll if its layout says so, and a spine item may declare another layout', () => {
  const layouts = (value: string) =>
    read({
      metadata: `<meta property="rendition:layout">${value}</meta>`,
      spine:
        '<itemref idref="a"/><itemref idref="a" properties="rendition:layout-pre-paginated"/><itemref idref="a" properties="rendition:layout-reflowable"/>',
    }).items.map(({ layout }) => layout);
  expect(layouts('roll')).toEqual(['roll', 'pre-paginated', 'reflowable']);
  expect(layouts('scroll')).toEqual(['reflowable', 'pre-paginated', 'reflowable']);
});

test('blanks around ids, references, paths and media types mean nothing', () => {
  const { items, navigation, identifier } = read({
    attributes: 'version=" 3.0 "',
    metadata: '<dc:identifier>1</dc:identifier><dc:identifier id=" own ">2</dc:identifier>',
    manifest:
      '<item id=" a" href=" a.xhtml " media-type=" application/xhtml+xml; charset=utf-8 "/><item id="b " href="b.xhtml" media-type="text/html" properties=" nav "/>',
    spine: '<itemref idref="a "/>',
  });
  expect(items.map(({ href, mediaType }) => [href, mediaType])).toEqual([[`${folder}EPUB/a.xhtml`, 'application/xhtml+xml']]);
  expect([navigation, identifier]).toEqual([`${folder}EPUB/b.xhtml`, '2']);
});

test('a document of the Open eBook Publication Structure, and one of DTBook, is a page', () => {
  const manifest =
    '<item id="a" href="a.html" media-type="text/x-oeb1-document"/><item id="b" href="b.xml" media-type="application/x-dtbook+xml"/>';
  const { items, manifest: listed } = read({ manifest, spine: '<itemref idref="a"/><itemref idref="b"/>' });
  expect(items.map(({ mediaType }) => mediaType)).toEqual(['application/xhtml+xml', 'application/xhtml+xml']);
  expect(listed.get('b')?.mediaType).toBe('application/x-dtbook+xml');
});

test('a document of another type is replaced along its fallbacks, which may lead in a circle', () => {
  const other = (id: string, fallback: string) => `<item id="${id}" href="${id}.xyz" media-type="application/xyz" fallback="${fallback}"/>`;
  expect(read({ manifest: `${other('a', 'b')}${other('b', 'c')}${page.replace('id="a"', 'id="c"')}` }).items[0]?.href).toBe(
    `${folder}EPUB/a.xhtml`,
  );
  expect(() => read({ manifest: `${other('a', 'b')}${other('b', 'a')}` })).toThrow('no page');
});
