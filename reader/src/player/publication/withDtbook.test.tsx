import { expect, test } from 'vitest';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { dtbookType } from './dtbookType.ts';
import { parsePage } from './parseXml.ts';
import { withDtbook } from './withDtbook.ts';

const url = 'https://books.example/b/book.xml';

/** Returns the page that a DTBook document with the given content becomes. */
async function shown(content: string, before = ''): Promise<Document> {
  const text = `<?xml version="1.0" encoding="utf-8"?>${before}<!DOCTYPE dtbook PUBLIC "-//NISO//DTD dtbook 2005-3//EN" "http://www.daisy.org/z3986/2005/dtbook-2005-3.dtd"><dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" version="2005-3" xml:lang="sv"><head><meta name="dc:Title" content="The lake"/><link rel="stylesheet" type="text/css" href="book.css"/></head><book>${content}</book></dtbook>`;
  const manifest = new Map([['b', { id: 'b', href: url, mediaType: dtbookType, properties: [] }]]);
  return parsePage(
    await withDtbook(
      fakeFiles(async () => text),
      { manifest },
    ).text(url),
  );
}

const bodyOf = async (content: string) =>
  (await shown(content)).body.innerHTML
    .replaceAll(/ xmlns(:\w+)?="[^"]*"/g, '')
    .replaceAll(/\bns\d+:/g, 'epub:')
    .replaceAll(/\s*\/>/g, '/>');

test.each([
  [
    'levels',
    '<level1 id="l"><h1>One</h1><level2><h2>Two</h2></level2></level1>',
    '<section id="l"><h1>One</h1><section><h2>Two</h2></section></section>',
  ],
  [
    'levels without numbers',
    '<level><hd>One</hd><level><hd>Two</hd></level></level>',
    '<section><h1>One</h1><section><h2>Two</h2></section></section>',
  ],
  ['the parts of a book', '<frontmatter><doctitle>T</doctitle></frontmatter>', '<section epub:type="frontmatter"><h1>T</h1></section>'],
  [
    'a page number',
    '<p>a<pagenum id="p2" page="normal">2</pagenum>b</p>',
    '<p>a<span id="p2" epub:type="pagebreak" role="doc-pagebreak" aria-label="2">2</span>b</p>',
  ],
  [
    'a note',
    '<noteref idref="n">1</noteref><note id="n"><p>N</p></note>',
    '<a href="#n" epub:type="noteref" role="doc-noteref">1</a><aside id="n" epub:type="footnote" role="doc-footnote"><p>N</p></aside>',
  ],
  [
    'a reference in another file',
    '<noteref idref="two.xml#n">1</noteref>',
    '<a href="two.xml#n" epub:type="noteref" role="doc-noteref">1</a>',
  ],
  [
    'lists',
    '<list type="ol"><li><lic>A</lic></li></list><list type="pl"><hd>L</hd><li>B</li></list>',
    '<ol><li><span>A</span></li></ol><ul style="list-style: none"><li>L</li><li>B</li></ul>',
  ],
  [
    'pictures',
    '<imggroup><img src="a.png" alt="A"/><caption>C</caption></imggroup>',
    '<figure><img src="a.png" alt="A"/><figcaption>C</figcaption></figure>',
  ],
  [
    'a table',
    '<table><caption>C</caption><tr><td colspan="2">D</td></tr></table>',
    '<table><caption>C</caption><tr><td colspan="2">D</td></tr></table>',
  ],
  ['lines', '<poem><linegroup><line>A</line></linegroup></poem>', '<div><div><div>A</div></div></div>'],
  ['an element that nobody knows', '<p>A <strange onclick="x()">b</strange></p>', '<p>A b</p>'],
  ['handlers', '<p onclick="x()">A</p>', '<p>A</p>'],
])('DTBook is shown as HTML: %s', async (_part, content, html) => {
  expect(await bodyOf(content)).toBe(html);
});

test('a document of DTBook keeps its language, title, formulas and style sheets', async () => {
  const document = await shown(
    '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math>',
    '<?xml-stylesheet href="a.css" type="text/css"?>',
  );
  expect(document.documentElement.getAttribute('xml:lang')).toBe('sv');
  expect(document.title).toBe('The lake');
  expect(document.querySelector('math')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('book.css');
  expect([...document.childNodes].map(({ nodeName }) => nodeName)).toContain('xml-stylesheet');
});

test('the other files of a book are as they are', async () => {
  const files = fakeFiles(async () => '<dtbook/>');
  expect(withDtbook(files, { manifest: new Map() })).toBe(files);
});
