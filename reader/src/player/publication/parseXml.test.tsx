import { expect, test } from 'vitest';
import { parseXml, readPage } from './parseXml.ts';

const page = (body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title></head><body>${body}</body></html>`;

/** Returns the page as the frame of a reader gets it: written as XML, and parsed again. */
function shown(text: string): Document {
  const { document } = readPage(text);
  return new DOMParser().parseFromString(new XMLSerializer().serializeToString(document), 'application/xhtml+xml');
}

test.each([
  ['a quote in a start tag', '<p foo"bar>One</p><p>Two</p>'],
  ['an attribute without a name', '<p ="x">One</p><p>Two</p>'],
  ['a control character', '<p>O\u0001ne</p><p>T\u000bwo</p>'],
  ['a control character in an attribute of a broken page', '<p title="a\u0002b">One<p>Two</p>'],
  ['half of a pair of characters', '<p>One\ud83d</p><p>Two<br></p>'],
  ['an open element', '<p>One<b>bold</p><p>Two</p>'],
  ['a comment that XML forbids', '<p>One</p><!-- a -- b --><p>Two</p>'],
  ['a prefix that is not declared', '<o:p>One</o:p><p xlink:href="#a">Two</p>'],
  ['an ampersand', '<p>One & Two</p>'],
  ['an element with a name that XML forbids', '<p>One</p><b,c>Two</b,c><br>'],
])('a page with %s is shown to its end', (_fault, body) => {
  const document = shown(page(body));
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(document.body.textContent).toMatch(/One.*Two/s);
});

test.each([
  ['entities of HTML', '<p>One&nbsp;&mdash; Two &amp; &lt;</p>', 'One\u00a0— Two & <'],
  ['an entity that nobody knows', '<p>One &unheard; Two</p>', 'One &unheard; Two'],
  ['an ampersand', '<p>One & Two&co; <!-- R&D --><![CDATA[R&D]]></p>', 'One & Two&co; R&D'],
  ['an entity of HTML for a character of markup', '<p>One &LT; Two</p>', 'One < Two'],
  ['control characters', '<p>One\u0001 Two</p>', 'One Two'],
])('a page whose only faults are %s is read whole', (_fault, body, text) => {
  const { document, isMalformed } = readPage(page(body));
  expect([document.body.textContent, isMalformed]).toEqual([text, false]);
});

test('a page that is read as HTML has the text nodes that its frame has', () => {
  const { document } = readPage(page('<p>One<!-- - -- -->\u0001 and two<br>'));
  expect(document.querySelector('p')?.firstChild?.textContent).toBe('One and two');
});

test('a page that is read as HTML keeps its languages, its types and the links of its drawings', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"><image xlink:href="a.png"/></svg>';
  const document = shown(page(`<p xml:lang="sv" epub:type="bodymatter">En<br>${svg}`));
  const paragraph = document.querySelector('p');
  expect(paragraph?.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang')).toBe('sv');
  expect(paragraph?.getAttributeNS('http://www.idpf.org/2007/ops', 'type')).toBe('bodymatter');
  expect(document.querySelector('image')?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')).toBe('a.png');
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1 1');
});

test('a page that is read as HTML is no deeper than a browser builds it, and keeps its text', () => {
  const deep = 3000;
  const { document, isMalformed } = readPage(
    `<html xmlns="http://www.w3.org/1999/xhtml"><body>${'<div>'.repeat(deep)}<p>Deep <</p>${'</div>'.repeat(deep)}${'<br>'.repeat(deep)}<h1>After</h1></body></html>`,
  );
  expect(isMalformed).toBe(true);
  expect(document.querySelectorAll('div').length).toBeLessThan(600);
  expect(document.querySelectorAll('br')).toHaveLength(deep);
  expect(document.querySelector('p')?.textContent?.trim()).toBe('Deep <');
  expect(document.querySelector('h1')?.parentElement).toBe(document.body);
});

test('a page with entities of its own keeps them beside those of HTML', () => {
  const own = `<!DOCTYPE html [<!ENTITY author "Ann">]>${page('<p>By&nbsp;&author;</p>')}`;
  expect(shown(own).body.textContent).toBe('By\u00a0Ann');
});

test.each([
  ['a bare ampersand', '<a>Hearts & hands, 1&2</a>', 'Hearts & hands, 1&2'],
  ['entities of HTML', '<a>Caf&eacute;&nbsp;&hellip;</a>', 'Caf\u00e9\u00a0…'],
  ['a blank line before its declaration', '\n\r\n<?xml version="1.0"?><a>One</a>', 'One'],
  ['a control character', '<a>O\u0001ne</a>', 'One'],
])('an XML file with %s is read', (_fault, text, content) => {
  expect(parseXml(text).documentElement.textContent).toBe(content);
});

test('an XML file that is not well-formed in any other way is refused', () => {
  expect(() => parseXml('<a><b></a>')).toThrow('not well-formed');
});

test('a page with a blank line before its declaration is whole, and blanks around its ids lead nowhere else', () => {
  const { document, isMalformed } = readPage(`\n<?xml version="1.0"?>\n${page('<p id=" one">1</p><p id="two\n">2</p>')}`);
  expect([isMalformed, document.getElementById('one')?.textContent, document.getElementById('two')?.textContent]).toEqual([
    false,
    '1',
    '2',
  ]);
});
