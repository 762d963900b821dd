import { expect, test } from 'vitest';
import { readPage } from './parseXml.ts';

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
