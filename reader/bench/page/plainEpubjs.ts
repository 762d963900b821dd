import ePub, { type Book, type Rendition } from 'epubjs';
import type { Candidate } from './Candidate.ts';

const isZipped = (address: string): boolean => address.endsWith('.epub');

const bookAt = (address: string): Book => ePub(address, { openAs: isZipped(address) ? 'epub' : 'opf' });

let rendition: Rendition | undefined;
let index = 0;

/** epubjs as its own first example uses it: a book in an element, nothing around it. */
export const candidate: Candidate = {
  open: async (address, element) => {
    rendition = bookAt(address).renderTo(element, { width: '100%', height: '100%' });
    rendition.on('rendered', (section: { readonly index: number }) => {
      index = section.index;
    });
    await rendition.display();
  },
  turn: async () => {
    await rendition?.next();
    return index;
  },
  locations: async (address) => {
    const book = bookAt(address);
    await book.ready;
    return (await book.locations.generate(1024)).length;
  },
};
