import { cfiOf, rangeOf } from '../place/cfi.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { afterPaint } from './afterPaint.ts';
import type { CurrentLeaf } from './currentLeaf.ts';
import type { Leaf } from './leaves.ts';
import type { StageLocation, StageTarget } from './Stage.ts';
import type { PageView } from './views/PageView.ts';

/** The position of the user on the stage. */
export interface StagePosition {
  /** Undefined until a page is shown. */
  readonly location: () => StageLocation | undefined;
  /** Returns the position of the last move, which stays visible when the stage or the text changes its size. */
  readonly anchor: () => StageTarget | undefined;
  /** Reports the position as a move, and makes it the anchor. */
  readonly moved: () => void;
  /** Reports the position once it is painted, and not as a move: the anchor stays, so that repeated resizes do not drift. */
  readonly laidOut: () => void;
  /** Shows the anchor, if its page is shown. */
  readonly restoreAnchor: () => void;
}

/** The options of the position. */
export interface StagePositionOptions {
  /** The element that tells tests and other tools where the user is. */
  readonly container: HTMLElement;
  readonly items: readonly SpineItem[];
  readonly leaves: () => readonly Leaf[];
  readonly current: Pick<CurrentLeaf, 'leaf' | 'onScreen' | 'viewOf'>;
  /** Called when the position changes. */
  readonly onMoved: (location: StageLocation) => void;
}

/** Finds the element of a fragment. */
export const fragmentIn = (document: Document, fragment: string): Element | null =>
  document.getElementById(fragment) ?? document.querySelector(`[name="${CSS.escape(fragment)}"]`);

/** Returns what a position in a document names; undefined if it names nothing, or the document does not have it. */
export function targetAt(document: Document, at: StageTarget['at']): Range | Element | undefined {
  if (at === undefined || at === 'end' || 'progression' in at) return undefined;
  if ('text' in at) return at.text;
  return ('cfi' in at ? rangeOf(at.cfi, document) : fragmentIn(document, at.fragment)) ?? undefined;
}

/** Returns the screen of a position in a document; the first one if the document does not have it. */
export function screenAt(view: PageView, at: StageTarget['at']): number {
  if (at === undefined) return view.strip ? view.screenOf(view.document.documentElement) : 0;
  if (at === 'end') return view.screens - 1;
  if ('progression' in at && view.strip) return view.strip.screenAt(at.progression * view.strip.element.scrollHeight);
  if ('progression' in at) return Math.min(view.screens - 1, Math.floor(at.progression * view.screens));
  const target = targetAt(view.document, at);
  return target ? view.screenOf(target) : 0;
}

/** Shows a position in a document: on its screen, or, if the document scrolls, at a height of the screen from 0 to 1 that cuts a share of its line. */
export function showIn(view: PageView, at: StageTarget['at'], height: number, cut = 0): void {
  const text = typeof at === 'object' && 'cfi' in at ? rangeOf(at.cfi, view.document) : undefined;
  const range = typeof at === 'object' && 'text' in at ? at.text : text;
  if (range && view.scrollTo) view.scrollTo(range, height, cut);
  else view.go(screenAt(view, at));
}

/** Creates the position on a stage. */
export function createStagePosition({ container, items, leaves, current, onMoved }: StagePositionOptions): StagePosition {
  let anchor: StageTarget | undefined;
  /** The share of the line of the anchor above the edge of a document that scrolls. */
  let cut = 0;

  function location(): StageLocation | undefined {
    const leaf = current.leaf();
    const views = current.onScreen();
    const [first] = views;
    const item = items.find(({ index }) => index === first?.index);
    if (!first || !item || !leaf) return undefined;
    const range = first.firstVisibleRange();
    const at = leaves().indexOf(leaf);
    return {
      index: first.index,
      shown: views.map(({ index }) => index),
      cfi: range ? cfiOf(range, item.cfiBase) : `epubcfi(${item.cfiBase}!/4)`,
      screen: first.screen,
      screens: first.screens,
      scrolls: first.scrolls && !first.strip,
      atStart: at === 0 && first.screen === 0,
      atEnd: at === leaves().length - 1 && first.screen === first.screens - 1,
    };
  }

  const mark = ({ index, screen, screens }: Pick<StageLocation, 'index' | 'screen' | 'screens'>) => {
    container.dataset.index = String(index);
    container.dataset.screen = String(screen);
    container.dataset.screens = String(screens);
  };
  const report = (now: StageLocation) => {
    mark(now);
    onMoved(now);
  };
  /** True until the last layout is reported. */
  let isReporting = false;

  return {
    location,
    anchor: () => anchor,
    moved: () => {
      const now = location();
      if (!now) return;
      // A picture of a roll is longer than a screen, so its CFI is not exact enough.
      const view = current.viewOf(now.index);
      const strip = view?.strip;
      const first = view?.cutOf && view.firstVisibleRange();
      cut = (first && view?.cutOf?.(first)) ?? 0;
      anchor = { index: now.index, at: strip ? { progression: strip.top / (strip.element.scrollHeight || 1) } : { cfi: now.cfi } };
      report(now);
    },
    laidOut: () => {
      const [first] = current.onScreen();
      if (first) mark(first);
      if (isReporting) return;
      isReporting = true;
      // The bars say what the text shows already: they may be a frame late.
      void afterPaint().then(() => {
        isReporting = false;
        const now = location();
        if (now) report(now);
      });
    },
    restoreAnchor: () => {
      const view = anchor && current.viewOf(anchor.index);
      if (view && anchor) showIn(view, anchor.at, 0, cut);
    },
  };
}
