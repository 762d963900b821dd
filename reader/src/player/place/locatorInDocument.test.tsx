import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SpineItem } from '../publication/Publication.ts';
import { cfiOf, rangeOf } from './cfi.ts';
import { spineItemOf } from './Locator.ts';
import { lettersBefore, locatorOf, rangeOfLocator } from './locatorInDocument.ts';

const folder = 'https://books.example/b/';
const item: SpineItem = {
  index: 1,
  idref: 'chapter-2',
  href: `${folder}text/two.xhtml`,
  mediaType: 'application/xhtml+xml',
  linear: true,
  layout: 'reflowable',
  scrolls: false,
  side: undefined,
  spreads: true,
  cfiBase: '/6/4',
  overlay: undefined,
};
const page = new DOMParser().parseFromString(
  '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>Before any id.</p><h1 id="top">Title</h1><p id="s1">First <em>sentence</em>, with 👩‍🚀 in it.</p><p>Between.</p><p id="s2">Second.</p></body></html>',
  'application/xhtml+xml',
);
const texts = () => {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
};
const at = (node: Node, offset: number) => {
  const range = page.createRange();
  range.setStart(node, offset);
  range.collapse(true);
  return range;
};
/** Counts the letters before a range, which identifies its position whatever its end points are. */
const letters = (range: Range) => {
  const whole = page.createRange();
  whole.setStart(page.body, 0);
  whole.setEnd(range.startContainer, range.startOffset);
  return whole.toString().length;
};

test('a locator names the spine item, the nearest element before it, the path and the letters from there', () => {
  const [, , , inEm] = texts();
  if (!inEm) throw new Error('The page has no such text');
  expect(locatorOf(at(inEm, 3), item, folder, 1.23456)).toEqual({
    ncxRef: 'chapter-2#s1',
    URI: 'text/two.xhtml#s1',
    charOffset: 9,
    timeOffset: 1.235,
  });
});

test('a locator before the first element with an id refers to the document itself', { tags: ['reader §3.15'] }, () => {
  const [first] = texts();
  if (!first) throw new Error('The page has no text');
  expect(locatorOf(at(first, 7), item, folder)).toEqual({ ncxRef: 'chapter-2', URI: 'text/two.xhtml', charOffset: 7, timeOffset: 0 });
});

test('every position of a page is found again by its locator and by its CFI', () => {
  const places = texts().flatMap((node) => Array.from({ length: node.nodeValue?.length ?? 0 }, (_, offset) => ({ node, offset })));
  fc.assert(
    fc.property(fc.constantFrom(...places), ({ node, offset }) => {
      const range = at(node, offset);
      const byPlace = rangeOfLocator(locatorOf(range, item, folder), page);
      const byCfi = rangeOf(cfiOf(range, item.cfiBase), page);
      return letters(byPlace) === letters(range) && byCfi !== undefined && letters(byCfi) === letters(range);
    }),
  );
});

test('a locator of another edition opens at the most precise known level', () => {
  expect(spineItemOf({ ncxRef: 'chapter-2#gone' }, [item], folder)).toBe(item);
  expect(spineItemOf({ ncxRef: 'unknown', URI: 'text/two.xhtml#s9' }, [item], folder)).toBe(item);
  expect(spineItemOf({ ncxRef: 'unknown' }, [item], folder)).toBeUndefined();
  expect(letters(rangeOfLocator({ ncxRef: 'chapter-2#gone', charOffset: 4 }, page))).toBe(4);
});

test('locators of one document are ordered by their letters', () => {
  const order = ['chapter-2#s2', 'chapter-2', 'chapter-2#s1'].sort(
    (one, other) => lettersBefore({ ncxRef: one }, page) - lettersBefore({ ncxRef: other }, page),
  );
  expect(order).toEqual(['chapter-2', 'chapter-2#s1', 'chapter-2#s2']);
});
