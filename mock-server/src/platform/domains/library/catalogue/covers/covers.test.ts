import { gzipSync } from 'node:zlib';
import type { Box } from '@realmkit/sample-books/lettering';
import { expect, test } from 'vitest';
import { contrast } from '../../../../sandbox/testing/contrast.ts';
import { catalogue } from '../catalogue.ts';
import { coverOf } from '../cover.ts';
import { designs, drawCover } from './drawCover.ts';

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const generated = catalogue.filter(({ content }) => !content);
const hardTitles = [
  'Epäjärjestelmällistyttämättömyydellänsäkään',
  'Donaudampfschifffahrtsgesellschaftskapitän und die große Überfahrt nach Österreich',
  'Å',
  'Œuvre à côté : ça, où, Noël, naïf',
  'Una niña pequeña, ¿sí?',
];
const books = [...generated, ...generated.slice(0, 20).flatMap((book) => hardTitles.map((title) => ({ ...book, title })))];

test.each(catalogue)('the cover of «$title» needs no font, names its title, and is small', (book) => {
  const cover = coverOf(book);
  expect(cover).not.toMatch(/<text|font-family|<image|href/);
  expect(cover).toMatch(/^<svg [^>]*role="img"/);
  expect(cover).toContain(`<title>${book.title.replaceAll('&', '&amp;')}</title>`);
  expect(gzipSync(cover).length).toBeLessThanOrEqual(12 * 1024);
});

test('every letter of a cover stands inside its margins, on flat ground, away from the picture', () => {
  for (const book of books) {
    const { design, title, author } = drawCover(book);
    const { art, panel } = { panel: undefined, ...designs[design].layout };
    expect(title.boxes.length).toBeGreaterThan(0);
    for (const box of [...title.boxes, ...author.boxes]) {
      expect(inside(box, { x: 40, y: 40, width: 520, height: 730 }), `${design} ${book.title}`).toBe(true);
      expect(panel ? inside(box, panel) : !meets(box, art), `${design} ${book.title}`).toBe(true);
    }
    expect(meets(title.boxes.at(-1) ?? art, author.boxes[0] ?? art), book.title).toBe(false);
    expect([...title.missing, ...author.missing], book.title).toEqual([]);
  }
});

test('title and author are readable on their ground', () => {
  for (const book of generated) {
    const { palette } = drawCover(book);
    expect(contrast(palette.ink, palette.ground), book.title).toBeGreaterThanOrEqual(4.5);
  }
});

test('a title in a library is large enough to read', () => {
  for (const book of generated) expect(drawCover(book).title.size, book.title).toBeGreaterThanOrEqual(44);
});

test('the catalogue shows at least ten designs, none on more than a sixth of the books', () => {
  const counts = new Map<string, number>();
  for (const book of generated) counts.set(drawCover(book).design, (counts.get(drawCover(book).design) ?? 0) + 1);
  expect(counts.size).toBeGreaterThanOrEqual(10);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(generated.length / 6);
});

test('the picture follows what the book is about, whatever its number', () => {
  const designOfTitle = (title: string, id: string) => drawCover({ id, title, author: 'A', description: '', subject: 'everyday' }).design;
  for (const id of ['book-1', 'book-2', 'book-3', 'book-4']) {
    expect(designOfTitle('Brot und Sterne', id)).toBe('kitchen');
    expect(designOfTitle('De fiets van opa', id)).toBe('wheels');
    expect(designOfTitle('Bestefars verktøykasse', id)).toBe('tools');
    expect(designOfTitle('How Bridges Stand', id)).toBe('bridge');
  }
});

test('a cover is the same each time, and books of one design differ', () => {
  const [book] = generated;
  if (!book) throw new Error('There are no books.');
  expect(drawCover(book).svg).toBe(drawCover(book).svg);
  expect(new Set(generated.map((one) => drawCover({ ...one, title: book.title }).svg)).size).toBe(generated.length);
});
