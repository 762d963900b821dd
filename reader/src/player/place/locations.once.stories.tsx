import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parsePageRoot } from '../publication/parsePageRoot.ts';
import { parsePage } from '../publication/parseXml.ts';
import { fakeBookFiles } from '../testing/fakeBookFiles.ts';
import { styledBooks } from '../testing/styledBooks/index.ts';
import { cfiOf } from './cfi.ts';
import { locationsOf } from './locations.ts';

/** The locations of pages in a browser's own parser: that of jsdom is another one. */
const meta: Meta = { title: 'Reader/Locations', render: () => <div /> };
export default meta;
type Story = StoryObj;

const wrap = (body: string, before = '', after = '') =>
  `${before}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title></head><body id="b">${body}</body></html>${after}`;

/** Pages with something that the parser of a part of a document could read in another way. */
const pages: readonly string[] = [
  wrap(
    '<!-- a --><p>One</p><p id="two">T<b>w</b>o<![CDATA[ & ]]> three &#8212; &amp; four</p>',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n',
  ),
  wrap('<p>One&nbsp;&mdash; two</p>', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">'),
  wrap('<p>&words;</p>', '<!DOCTYPE html [<!ENTITY words "one two three">]>'),
  wrap('<p>One<br>two<p>three'),
  wrap('<p>One</p>', '', '<p>Two</p>'),
  wrap('<p>One</p>', '', ' two'),
  wrap('<p>One</p>', '', '\n<!-- two -->\n'),
  wrap('<o:p>One</o:p><p xlink:href="#a">Two</p>'),
  wrap('<svg xmlns="http://www.w3.org/2000/svg" id="s"><text>A drawing</text><title>and its title</title></svg><p>after it</p>'),
  wrap('<p>One & two</p>'),
  '<html><body><p>No namespace</p></body></html>',
  '\ufeff<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head/><frameset/></html>',
  '<svg xmlns="http://www.w3.org/2000/svg"><text>A page that is a drawing</text></svg>',
];

/** Returns the CFI of each 1024th letter of a page in the document of its own, by epubjs. */
function locationsByEpubjs(text: string, cfiBase: string): string[] {
  const document = parsePage(text);
  if (!document.body) return [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let left = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.trim() ? (node.nodeValue?.length ?? 0) : 0;
    for (; left < length; left += 1024) {
      range.setStart(node, left);
      range.collapse(true);
      found.push(cfiOf(range, cfiBase));
    }
    left -= length;
  }
  return found.length > 0 ? found : [`epubcfi(${cfiBase}!/4)`];
}

export const TheLocationsOfEveryPageAreThoseOfEpubjs: Story = {
  play: async () => {
    const written = styledBooks.flatMap((book) => [...fakeBookFiles(book)].filter(([path]) => path.endsWith('.xhtml')));
    const texts = [...pages, ...written.flatMap(([, text]) => (typeof text === 'string' ? [text] : []))];
    await expect(texts.length).toBeGreaterThan(100);
    const base = '/6/4[chapter-1]';
    for (const text of texts)
      await expect(locationsOf(parsePageRoot(text) ?? parsePage(text).documentElement, base)).toEqual(locationsByEpubjs(text, base));
    // Most pages are read without a document of their own.
    await expect(written.filter(([, text]) => typeof text === 'string' && parsePageRoot(text)).length).toBeGreaterThan(written.length / 2);
  },
};
