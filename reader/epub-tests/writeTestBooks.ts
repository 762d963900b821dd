// `npm run test-books -- DIR`: writes the test books as EPUB files into a folder, for a look at them in any reader.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zipOf } from '@realmkit/sample-books';
import { boxBooks } from '../src/player/testing/boxBooks.ts';
import { fakeBookFiles } from '../src/player/testing/fakeBookFiles.ts';
import { styledBooks } from '../src/player/testing/styledBooks/index.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Which folder? npm run test-books -- DIR');
  process.exit(2);
}
mkdirSync(resolve(folder), { recursive: true });
const encoder = new TextEncoder();
const boxes = Object.entries(boxBooks).map(([title, { direction, pages }]) => ({ title, direction, pages: Object.values(pages) }));
const books = [...styledBooks, ...boxes];
for (const book of books) {
  const files = new Map<string, string | Uint8Array>([['mimetype', 'application/epub+zip'], ...fakeBookFiles(book)]);
  const entries = [...files].map(([path, content]) => ({ path, bytes: typeof content === 'string' ? encoder.encode(content) : content }));
  const name = book.title
    .replace(/[^\w-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
  writeFileSync(join(resolve(folder), `${name}.epub`), zipOf(entries));
}
console.log(`${books.length} books are in ${resolve(folder)}`);
