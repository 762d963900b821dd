import { expect, test } from 'vitest';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import { inFlow } from './inFlow.ts';

const scrolls = (items: ReturnType<typeof inFlow>) => items.map((item) => item.scrolls);
const book = [fakeItem(0), fakeItem(1, { scrolls: true })];

test('the documents of a book keep the flow of the publisher until the user chooses one', () => {
  expect([scrolls(inFlow(book, 'publisher')), scrolls(inFlow(book, 'paged')), scrolls(inFlow(book, 'scrolled'))]).toEqual([
    [false, true],
    [false, false],
    [true, true],
  ]);
});

test('drawn pages, rolls, and text with a half of its own among drawn pages keep their flow', () => {
  const drawn = [fakeItem(0, { layout: 'pre-paginated' }), fakeItem(1, { layout: 'roll' }), fakeItem(2, { side: 'left' }), fakeItem(3)];
  expect(scrolls(inFlow(drawn, 'scrolled'))).toEqual([false, false, false, true]);
  expect(scrolls(inFlow([fakeItem(0, { side: 'left' })], 'scrolled'))).toEqual([true]);
});
