import type { CatalogueBook } from './catalogue.ts';
import { drawCover } from './covers/drawCover.ts';

const drawn = new Map<string, string>();

/** Returns a book's own cover, or draws one from its catalogue data; each is drawn once. */
export function coverOf(book: CatalogueBook): string {
  let cover = drawn.get(book.id);
  if (cover === undefined) {
    cover = book.content ? book.content.cover() : drawCover(book).svg;
    drawn.set(book.id, cover);
  }
  return cover;
}
