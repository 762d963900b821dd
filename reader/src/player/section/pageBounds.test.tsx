import { expect, test } from 'vitest';
import { fakeFiles, fakeItem } from '../testing/fakeOpenBook.ts';
import { flattenDepth, isTooLarge, maxDepth, pageBounds } from './pageBounds.ts';
import { preparePage } from './preparePage.ts';

const page = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`;
const parsed = (body: string) => new DOMParser().parseFromString(page(body), 'application/xhtml+xml');
const prepared = (body: string, more = {}) =>
  preparePage(
    fakeItem(0, more),
    fakeFiles(async () => page(body)),
    '',
  );

const { rows, cells, elements } = pageBounds;

test.each([
  ['rows', (count: number) => `<table>${'<tr/>'.repeat(count)}</table>`, rows],
  ['cells', (count: number) => `<table><tr>${'<td/>'.repeat(count)}</tr></table>`, cells],
  // Beside the root, the head, the title and the body.
  ['elements', (count: number) => '<p/>'.repeat(count), elements - 4],
])('a page with more %s than the bound is too large', (_, bodyOf, bound) => {
  expect([bound, bound + 1].map((count) => isTooLarge(parsed(bodyOf(count))))).toEqual([false, true]);
});

test('a page that is too large scrolls and says so, unless it is drawn or scrolls anyway', async () => {
  const body = `<table>${'<tr/>'.repeat(rows + 1)}</table>`;
  const pages = [await prepared(body), await prepared(body, { scrolls: true }), await prepared(body, { layout: 'pre-paginated' })];
  expect(pages.map(({ item, isTooLarge: isSaid }) => ({ scrolls: item.scrolls, isSaid }))).toEqual([
    { scrolls: true, isSaid: true },
    { scrolls: true, isSaid: false },
    { scrolls: false, isSaid: false },
  ]);
  expect(pages.filter(({ markup }) => markup.includes('column-width'))).toEqual([]);
});

test('elements that lie too deep leave their text, their pictures and the borders of their words', () => {
  const document = parsed(
    `${'<div>'.repeat(maxDepth * 3)}<p>One</p><p>Two <i>three</i></p><p>Four <b><i>five</i></b></p>six<img alt=""/>${'</div>'.repeat(maxDepth * 3)}<p>After</p>`,
  );
  flattenDepth(document);
  const depthOf = (element: Element): number => (element.parentElement ? 1 + depthOf(element.parentElement) : 0);
  expect(Math.max(...[...document.querySelectorAll('*')].map(depthOf))).toBe(maxDepth + 1);
  expect(document.body.textContent?.trim().split(/\s+/)).toEqual(['One', 'Two', 'three', 'Four', 'five', 'six', 'After']);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('a page of usual depth stays as it is', () => {
  const document = parsed(`${'<div>'.repeat(100)}<p>One <i>two</i></p>${'</div>'.repeat(100)}`);
  const before = document.documentElement.outerHTML;
  flattenDepth(document);
  expect(document.documentElement.outerHTML).toBe(before);
});
