import { describe, expect, test } from 'vitest';
import type { SpineItem } from '../publication/Publication.ts';
import { leafWith, leavesOf, showsSpreads } from './leaves.ts';

const item = (index: number, rest: Partial<SpineItem> = {}): SpineItem => ({
  index,
  idref: `p${index}`,
  href: `https://books.example/b/${index}.xhtml`,
  mediaType: 'application/xhtml+xml',
  linear: true,
  layout: 'pre-paginated',
  scrolls: false,
  side: undefined,
  spreads: true,
  cfiBase: '/6/2',
  overlay: undefined,
  ...rest,
});
const pages = (count: number) => Array.from({ length: count }, (_, index) => item(index));
const shape = (items: readonly SpineItem[], direction: 'ltr' | 'rtl' = 'ltr', spreads = true) =>
  leavesOf(items, direction, spreads).map((leaf) => leaf.pages.map(({ item: { index }, side }) => `${index}${side[0]}`).join(' '));

test('reader §2: spreads are shown from a width of 600 px', { tags: ['reader §2.20'] }, () => {
  expect([599, 600].map(showsSpreads)).toEqual([false, true]);
});

test('a reflowable document among fixed pages keeps the side that it names, and fills the leaf otherwise', () => {
  const flows = { layout: 'reflowable', side: 'left' } as const;
  expect(shape([item(0), item(1, flows), item(2), item(3, { layout: 'reflowable' })])).toEqual(['0r', '1l', '2l', '3c']);
  expect(shape([item(0, flows), item(1, flows)])).toEqual(['0c', '1c']);
});

describe('pages of fixed layout', () => {
  test('fixed pages are paired after a cover that stands alone', () => {
    expect(shape(pages(4))).toEqual(['0r', '1l 2r', '3l']);
  });

  test('the right page comes first in a book that is read from right to left', () => {
    expect(shape(pages(4), 'rtl')).toEqual(['0l', '1r 2l', '3r']);
  });

  test('fixed pages are shown one by one where there is no room for two', () => {
    expect(shape(pages(3), 'ltr', false)).toEqual(['0c', '1c', '2c']);
  });

  test('fixed pages go to the sides that they name', () => {
    expect(shape([item(0, { side: 'left' }), item(1, { side: 'right' }), item(2, { side: 'right' }), item(3, { side: 'left' })])).toEqual([
      '0l 1r',
      '2r',
      '3l',
    ]);
  });

  test('a fixed page that is centred or has spread none stands alone', () => {
    expect(shape([item(0, { side: 'center' }), item(1), item(2), item(3, { spreads: false }), item(4)])).toEqual([
      '0c',
      '1l 2r',
      '3c',
      '4l',
    ]);
  });

  test('fixed pages and reflowable chapters mix in one book', () => {
    expect(shape([item(0), item(1, { layout: 'reflowable' }), item(2), item(3), item(4, { layout: 'reflowable' })])).toEqual([
      '0r',
      '1c',
      '2l 3r',
      '4c',
    ]);
  });
});

test('a non-linear document is skipped, and gets its own leaf when a link leads to it', () => {
  const items = [item(0), item(1, { linear: false }), item(2), item(3)];
  const leaves = leavesOf(items, 'ltr', true);
  expect(shape(items)).toEqual(['0r', '2l 3r']);
  const [, aside] = items;
  expect(aside && leafWith(leaves, aside).pages).toEqual([{ item: aside, side: 'center' }]);
});

test('successive documents of a roll are one leaf, whatever the width, and another layout ends it', () => {
  const rolls = pages(5).map((page, index) => ({ ...page, layout: index === 3 ? ('reflowable' as const) : ('roll' as const) }));
  for (const spreads of [true, false]) expect(shape(rolls, 'ltr', spreads)).toEqual(['0c 1c 2c', '3c', '4c']);
});
