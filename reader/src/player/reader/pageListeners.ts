import type { BookFiles } from '../publication/BookFiles.ts';
import { framesWithin } from '../section/nestedFrames.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import { listenToPage, type PageInput } from '../stage/input/pageInput.ts';
import type { PageView } from '../stage/views/PageView.ts';
import type { State } from '../state/createState.ts';
import type { Enlargement } from './enlargement.ts';
import type { ReaderState } from './ReaderState.ts';
import { renewPictures } from './renewPictures.ts';

/** The options of the page listeners. */
export interface PageListenersOptions {
  readonly state: State<ReaderState>;
  readonly files: BookFiles;
  readonly input: PageInput;
  readonly enlargement: Pick<Enlargement, 'listen'>;
  readonly onLink: (href: string, link: Element) => void;
  /** Called for a picture that is protected against copying. */
  readonly onProtected: (error: unknown) => void;
  /** Called with each page that is shown; returns a function that is called when it is not any more. */
  readonly onShown: (view: PageView) => () => void;
  /** Returns whether a tap is none on the page, at a point in CSS px of its frame. */
  readonly takesTap: (view: PageView, x: number, y: number) => boolean;
}

/** Creates the function that listens to a shown page: its input, its pictures and its faults. It returns a function that stops it. */
export function createPageListeners({ state, files, input, enlargement, onLink, onProtected, onShown, takesTap }: PageListenersOptions) {
  const shown = new Set<PreparedPage>();
  const updateFlaws = () => {
    const pages = [...shown];
    state.change({ isPageMalformed: pages.some((page) => page.isMalformed), isPageTooLarge: pages.some((page) => page.isTooLarge) });
  };
  return (view: PageView, page: PreparedPage): (() => void) => {
    // A pinch on a page of fixed layout zooms it: such a page has no text size.
    const onPinch = page.item.layout === 'reflowable' ? input.onPinch : () => {};
    const ends = [
      onShown(view),
      // The enlargement comes first: what it opens is no tap.
      enlargement.listen(view),
      listenToPage(view, { ...input, onPinch, onLink, takesTap: (x, y) => takesTap(view, x, y) }),
      ...[view, ...framesWithin(view.document)].map(({ document }) => renewPictures(document, files, onProtected)),
    ];
    shown.add(page);
    updateFlaws();
    return () => {
      for (const end of ends) end();
      shown.delete(page);
      updateFlaws();
    };
  };
}
