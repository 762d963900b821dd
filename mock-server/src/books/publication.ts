import { type BookFile, textFile } from './bookFile.ts';
import { bookOf, type CatalogueBook } from './catalogue.ts';
import { coverOf } from './cover.ts';
import { fixedLayoutFiles } from './fixedLayout.ts';
import { reflowableFiles } from './reflowable.ts';

const made = new Map<string, ReadonlyMap<string, BookFile>>();

const container = (): string =>
  '<?xml version="1.0" encoding="UTF-8"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

function make(book: CatalogueBook): ReadonlyMap<string, BookFile> {
  return new Map([
    ['mimetype', textFile('text/plain', 'application/epub+zip')],
    ['META-INF/container.xml', textFile('application/xml', container())],
    ['cover.svg', textFile('image/svg+xml', coverOf(book))],
    ...(book.layout === 'pre-paginated' ? fixedLayoutFiles(book) : reflowableFiles(book)),
  ]);
}

/** The files of a book by their paths, made when they are first asked for; undefined where the book has none here. */
export function publicationOf(id: string): ReadonlyMap<string, BookFile> | undefined {
  const known = made.get(id);
  if (known) return known;
  const book = bookOf(id);
  if (!book?.readable) return undefined;
  const files = make(book);
  made.set(id, files);
  return files;
}
