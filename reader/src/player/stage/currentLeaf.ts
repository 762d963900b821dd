import type { ReadingDirection } from '../publication/Publication.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import type { LoadedLeaf } from './leafOpener.ts';
import type { Leaf } from './leaves.ts';
import type { TurnDirection } from './Stage.ts';
import { slideLeaves } from './slideLeaves.ts';
import type { PageView } from './views/PageView.ts';

/** The leaf that is shown. */
export interface CurrentLeaf {
  /** Undefined until the first one is shown. */
  readonly leaf: () => Leaf | undefined;
  readonly views: () => readonly PageView[];
  /** Returns the pages on the screen: all but those of a roll that are before or after it. */
  readonly onScreen: () => readonly PageView[];
  /** Returns the view of a document by its spine index; undefined if it is not shown. */
  readonly viewOf: (index: number) => PageView | undefined;
  /** Shows another leaf, with the slide of a page turn if it has a way; `place` shows the screen of each page. */
  readonly replace: (loaded: LoadedLeaf, place: (view: PageView) => void, way?: TurnDirection) => void;
  /** Takes a leaf of the same pages for the current one. */
  readonly regroup: (leaf: Leaf) => void;
  readonly close: () => void;
}

/** The options of the current leaf. */
export interface CurrentLeafOptions {
  readonly direction: ReadingDirection;
  /** Returns whether pages slide when they are turned. */
  readonly slides: () => boolean;
  /** Called with each page that is shown; returns a function that is called when the page is removed. */
  readonly onPage: (view: PageView, page: PreparedPage) => () => void;
}

/** Returns whether a frame has the focus of its tree, which ends with the frame. */
const hasFocus = (frame: HTMLIFrameElement): boolean => {
  const tree = frame.getRootNode();
  return (tree instanceof Document || tree instanceof ShadowRoot) && tree.activeElement === frame;
};

/**
 * Returns what removes a leaf. It is made here and not in `replace`, because a function keeps everything that its neighbours use: there, each leaf
 * would keep the one before it, and so all documents that were ever read.
 */
const removalOf =
  (loaded: LoadedLeaf, leavePages: readonly (() => void)[]): (() => void) =>
  () => {
    for (const leavePage of leavePages) leavePage();
    loaded.remove();
  };

/** Creates the place of the shown leaf, which is empty. */
export function createCurrentLeaf({ direction, slides, onPage }: CurrentLeafOptions): CurrentLeaf {
  let leaf: Leaf | undefined;
  let views: readonly PageView[] = [];
  let remove = () => {};

  return {
    leaf: () => leaf,
    views: () => views,
    onScreen: () => views.filter(({ isOnScreen }) => isOnScreen?.() ?? true),
    viewOf: (index) => views.find((view) => view.index === index),
    replace: (loaded, place, way) => {
      const [viewsBefore, removeBefore] = [views, remove];
      loaded.reveal();
      const leavePages = loaded.pages.map(({ view, page }) => {
        view.frame.dataset.index = String(view.index);
        return onPage(view, page);
      });
      leaf = loaded.leaf;
      views = loaded.pages.map(({ view }) => view);
      remove = removalOf(loaded, leavePages);
      for (const view of views) {
        place(view);
        view.frame.style.visibility = 'visible';
      }
      /** Gives the focus of a page that leaves to the one that is shown: keys would reach nothing otherwise. */
      const passFocus = () => {
        if (viewsBefore.some(({ frame }) => hasFocus(frame))) views[0]?.frame.focus({ preventScroll: true });
      };
      passFocus();
      const leave = () => {
        // The page could be clicked while it was sliding out.
        passFocus();
        removeBefore();
      };
      if (way && slides() && viewsBefore.length > 0) slideLeaves(viewsBefore, views, way, direction, leave);
      else leave();
    },
    regroup: (next) => {
      leaf = next;
    },
    close: () => {
      remove();
      views = [];
    },
  };
}
