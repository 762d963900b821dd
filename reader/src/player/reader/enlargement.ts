import { describe } from '../enlarge/describe.ts';
import { enlargeableAt, enlargeablesIn, kindOf } from '../enlarge/enlargeable.ts';
import { wideMark } from '../section/boxes/wideTables.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { isDoubleTap, type Tap } from '../stage/zoom/zoomGestures.ts';
import type { State } from '../state/createState.ts';
import type { OpenBook } from './OpenBook.ts';
import { isNarrated, type ReaderState } from './ReaderState.ts';
import { renewPictures } from './renewPictures.ts';

/** The pictures, tables and formulas of reflowable pages, which open in a view of their own. */
export interface Enlargement {
  /** Returns the elements on the screen that can be enlarged. */
  readonly onScreen: () => readonly Element[];
  /** Opens an element, or the first one of the screen; does nothing if there is none. */
  readonly open: (element?: Element) => void;
  readonly step: (by: -1 | 1) => void;
  readonly close: () => void;
  /** Keeps the pictures of a document loading when the policy is renewed; returns a function that stops it. */
  readonly renewPictures: (document: Document) => () => void;
  /** Opens what is tapped twice on a page, the picture that a mouse clicks, or the table that is not seen whole; returns a function that stops it. */
  readonly listen: (view: PageView) => () => void;
}

/** The options of the enlargement. */
export interface EnlargementOptions {
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
}

// An element of a frame is not an instance of this window's `Element`.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

/** Returns whether a table is wider than its place, or goes on at another screen. */
const isPartlySeen = (view: PageView, table: Element): boolean => table.hasAttribute(wideMark) || view.shownPart(table).on < 1;

const partOf = (element: Element) => ({ element, kind: kindOf(element), ...describe(element) });

/** Creates the enlargement of a book. Pages of fixed layout are zoomed instead. */
export function createEnlargement({ state, book }: EnlargementOptions): Enlargement {
  const onScreen = () =>
    (book()?.stage.views() ?? []).flatMap((view) =>
      view.zoomable || view.strip ? [] : enlargeablesIn(view.document).filter((element) => view.shownPart(element).on > 0),
    );
  const open = (element?: Element) => {
    const shown = onScreen();
    const elements = element && !shown.includes(element) ? [element] : shown;
    if (elements.length === 0) return;
    state.change({ enlarged: { parts: elements.map(partOf), current: element ? elements.indexOf(element) : 0 } });
  };
  return {
    onScreen,
    open,
    step: (by) => {
      const { enlarged } = state.get();
      if (!enlarged) return;
      const { parts, current } = enlarged;
      state.change({ enlarged: { parts, current: (current + by + parts.length) % parts.length } });
    },
    close: () => state.change({ enlarged: undefined }),
    renewPictures: (document) => {
      const files = book()?.files;
      // A protected picture is reported by its page.
      return files ? renewPictures(document, files, () => {}) : () => {};
    },
    listen: (view) => {
      const { document, zoomable, strip } = view;
      if (zoomable || strip) return () => {};
      let tap: Tap | undefined;
      const onClick = (event: MouseEvent) => {
        const element = isElement(event.target) ? enlargeableAt(event.target) : undefined;
        const before = tap;
        const now = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        tap = element && now;
        if (!element) return;
        const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
        // A mouse shows the controls by moving; a finger needs the single tap for them, but for a table that is not seen whole.
        const opens =
          (kindOf(element) === 'table' && isPartlySeen(view, element) && !isNarrated(state.get())) ||
          (isMouse ? kindOf(element) === 'picture' : before !== undefined && isDoubleTap(before, now));
        if (!opens || document.getSelection()?.isCollapsed === false) return;
        tap = undefined;
        event.stopImmediatePropagation();
        open(element);
      };
      document.addEventListener('click', onClick, true);
      return () => document.removeEventListener('click', onClick, true);
    },
  };
}
