import ePub, { type Book, type Rendition } from 'epubjs';
import type Section from 'epubjs/types/section';
import type { Candidate } from './Candidate.ts';

const isZipped = (url: string): boolean => url.endsWith('.epub');

const bookAt = (url: string): Book => ePub(url, { openAs: isZipped(url) ? 'epub' : 'opf' });

let rendition: Rendition | undefined;
let index = 0;

/** epubjs as in its own first example: a book in an element, without controls. */
export const candidate: Candidate = {
  open: async (url, element) => {
    rendition = bookAt(url).renderTo(element, { width: '100%', height: '100%' });
    rendition.on('rendered', (section: { readonly index: number }) => {
      index = section.index;
    });
    await rendition.display();
  },
  turn: async () => {
    await rendition?.next();
    return index;
  },
  layOut: async ({ clientWidth, clientHeight }) => {
    const laidOut = new Promise((resolve) => rendition?.once('relocated', resolve));
    rendition?.resize(clientWidth, clientHeight);
    await laidOut;
  },
  documents: () => [rendition?.getContents() ?? []].flat().map(({ document }) => document),
  search: async (url, words) => {
    const book = bookAt(url);
    await book.ready;
    // As in its documentation: all sections at once, and their places together.
    const sections: Section[] = [];
    book.spine.each((section: Section) => sections.push(section));
    const found = await Promise.all(
      sections.map(async (section) => {
        await section.load(book.load.bind(book));
        const places = section.find(words);
        section.unload();
        return places;
      }),
    );
    if (found.flat().length === 0) throw new Error(`Nothing was found for ${words}`);
  },
  locations: async (url) => {
    const book = bookAt(url);
    await book.ready;
    return (await book.locations.generate(1024)).length;
  },
};
