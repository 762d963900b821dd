import type { BookFiles } from '../publication/BookFiles.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import type { PageView } from '../stage/PageView.ts';
import { listenToPage, type PageInput } from '../stage/pageInput.ts';
import type { State } from '../state/createState.ts';
import type { ReaderState } from './ReaderState.ts';
import { renewPictures } from './renewPictures.ts';

/** The options of the page listeners. */
export interface PageListenersOptions {
  readonly state: State<ReaderState>;
  readonly files: BookFiles;
  readonly input: PageInput;
  readonly onLink: (href: string, link: Element) => void;
  /** Called with each page that is shown. */
  readonly onShown: (view: PageView) => void;
}

/** Creates the function that listens to a shown page: its input, its pictures and its faults. It returns a function that stops it. */
export function createPageListeners({ state, files, input, onLink, onShown }: PageListenersOptions) {
  const malformed = new Set<PageView>();
  const updateMalformed = () => state.change({ isPageMalformed: malformed.size > 0 });
  return (view: PageView, { item, isMalformed }: PreparedPage): (() => void) => {
    // A pinch on a page of fixed layout is the browser's zoom: such a page has no text size.
    const onPinch = item.layout === 'reflowable' ? input.onPinch : () => {};
    const ends = [listenToPage(view, { ...input, onPinch, onLink }), renewPictures(view.document, files)];
    if (isMalformed) malformed.add(view);
    updateMalformed();
    onShown(view);
    return () => {
      for (const end of ends) end();
      malformed.delete(view);
      updateMalformed();
    };
  };
}
