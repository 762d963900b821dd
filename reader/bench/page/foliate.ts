import { EPUB } from 'foliate-js/epub.js';
import { View } from 'foliate-js/view.js';
import type { Candidate } from './Candidate.ts';

/** Creates a loader for an unpacked book: the loaders of foliate-js only read local files. */
function folderLoader(url: string) {
  const load = async (path: string) => {
    const response = await fetch(new URL(path, new URL('.', url)));
    return response.ok ? response : undefined;
  };
  return {
    loadText: async (path: string) => (await load(path))?.text() ?? null,
    loadBlob: async (path: string) => (await load(path))?.blob() ?? null,
    // foliate-js weights the progress by document size, which a folder does not provide.
    getSize: () => 1,
  };
}

const bookAt = async (url: string) => (url.endsWith('.epub') ? url : new EPUB(folderLoader(url)).init());

const view = new View();
let index = 0;

/** The view of foliate-js, embedded as its own reader does. */
export const candidate: Candidate = {
  open: async (url, element) => {
    view.style.cssText = 'display:block;height:100%';
    element.append(view);
    await view.open(await bookAt(url));
    view.addEventListener('load', (event) => {
      if (event instanceof CustomEvent) index = event.detail.index;
    });
    await view.init({});
  },
  turn: async () => {
    await view.next();
    return index;
  },
  layOut: () => new Promise((resolve) => view.renderer.addEventListener('relocate', () => resolve(), { once: true })),
  documents: () => view.renderer.getContents().map(({ doc }) => doc),
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
