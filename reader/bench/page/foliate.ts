import { EPUB } from 'foliate-js/epub.js';
import { View } from 'foliate-js/view.js';
import type { Candidate } from './Candidate.ts';

/** A folder as foliate-js wants it: its own loader takes files of a disk only. */
function folderLoader(address: string) {
  const load = async (path: string) => {
    const answer = await fetch(new URL(path, new URL('.', address)));
    return answer.ok ? answer : undefined;
  };
  return {
    loadText: async (path: string) => (await load(path))?.text() ?? null,
    loadBlob: async (path: string) => (await load(path))?.blob() ?? null,
    // The room that a document takes in the book's progress; a folder does not say.
    getSize: () => 1,
  };
}

const bookAt = async (address: string) => (address.endsWith('.epub') ? address : new EPUB(folderLoader(address)).init());

const view = new View();
let index = 0;

/** The view of foliate-js, as its own reader puts it into a page. */
export const candidate: Candidate = {
  open: async (address, element) => {
    view.style.cssText = 'display:block;height:100%';
    element.append(view);
    await view.open(await bookAt(address));
    view.addEventListener('load', (event) => {
      if (event instanceof CustomEvent) index = event.detail.index;
    });
    await view.init({});
  },
  turn: async () => {
    await view.next();
    return index;
  },
  narrate: async (rate, onHeard) => {
    const overlay = view.mediaOverlay;
    if (!overlay) throw new Error('The book has no narration');
    overlay.setRate(rate);
    overlay.addEventListener('highlight', (event) => {
      if (event instanceof CustomEvent) onHeard(String(event.detail.text).split('#')[1] ?? '');
    });
    await overlay.start(0);
  },
};
