import type { PageView } from '../stage/views/PageView.ts';
import { isLaidOut } from '../stage/visibleRange.ts';
import { contentOf, isText, words } from './screenProbe.ts';

type WalkedPage = Pick<PageView, 'frame' | 'document' | 'scrolls'>;

/**
 * The words that may be on no screen, or on more than one: hidden text, what the user scrolls in a box of the publisher, the heads that the browser repeats
 * above each part of a table, and readings whose word a break cuts.
 */
export const exceptionKinds = ['hidden', 'scrolled', 'head', 'ruby'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** What a walk from the first screen of a document to its last has shown. */
export interface WordsSeen {
  /** The number of its visible words. */
  readonly words: number;
  /** The words that no screen has shown as a whole. */
  readonly lost: readonly string[];
  /** The number of those that a screen has shown in part. */
  readonly cut: number;
  /** The words that two screens have shown. */
  readonly repeated: readonly string[];
  readonly exceptions: Readonly<Record<ExceptionKind, number>>;
}

/** The part of a word that a screen must show: less is cut by its edge. */
const leastPart = 0.7;

const isDrawn = ({ width, height }: DOMRect) => width > 0 && height > 0;

const intersection = (one: DOMRect, other: DOMRect): DOMRect => {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};
const area = ({ width, height }: DOMRect) => width * height;
const everywhere = () => new DOMRect(-1e7, -1e7, 2e7, 2e7);

/** How the boxes around a text cut it: to what is inside of them all; not at all if it is hidden. */
interface Clip {
  readonly rect: DOMRect;
  readonly isHidden: boolean;
  readonly scrolls: boolean;
}

/** Returns how texts are cut by the boxes around them, which are looked at once each. */
function clipper({ documentElement: root, body, defaultView: view }: Document): (element: Element | null) => Clip {
  const known = new Map<Element, Clip>();
  const clipOf = (element: Element | null): Clip => {
    if (!element || element === root || !view) return { rect: everywhere(), isHidden: false, scrolls: false };
    const before = known.get(element);
    if (before) return before;
    const outer = clipOf(element.parentElement);
    const style = view.getComputedStyle(element);
    const clips = element !== body && style.display !== 'inline' && style.overflowX !== 'visible';
    const isHidden =
      outer.isHidden ||
      style.opacity === '0' ||
      style.clip !== 'auto' ||
      style.clipPath !== 'none' ||
      (clips && Math.min(element.clientWidth, element.clientHeight) <= 2);
    const clip = {
      rect: clips ? intersection(outer.rect, element.getBoundingClientRect()) : outer.rect,
      isHidden,
      scrolls: outer.scrolls || (clips && /auto|scroll/.test(style.overflowX + style.overflowY)),
    };
    known.set(element, clip);
    return clip;
  };
  return clipOf;
}

/** Returns whether a text has no box that is drawn; what is folded up has boxes in some browsers. */
function isUndrawn(text: Text): boolean {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return !isLaidOut(range) || ![...range.getClientRects()].some(isDrawn);
}

/** Follows the words of one document over its screens. */
export function createWordWalk() {
  /** How many screens have shown a box of a word, by its place. */
  const shown = new Map<string, number>();
  const partlyShown = new Set<string>();
  /** Calls a function for each box of each word in the texts that a filter lets through. */
  const forEachBox = (
    { document }: WalkedPage,
    includes: (rect: DOMRect) => boolean,
    visit: (key: string, rect: DOMRect, clip: Clip, word: string, parent: Element) => void,
  ) => {
    const clipOf = clipper(document);
    const range = document.createRange();
    for (const [order, text] of [...contentOf({ document })].filter(isText).entries()) {
      range.selectNodeContents(text);
      const parent = text.parentElement;
      if (!parent || isUndrawn(text) || ![...range.getClientRects()].some(includes)) continue;
      for (const { index, 0: word } of text.data.matchAll(words)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        for (const [part, rect] of [...range.getClientRects()].filter(isDrawn).entries())
          visit(`${order}:${index}:${part}`, rect, clipOf(parent), word, parent);
      }
    }
  };
  return {
    /** Notes what the current screen shows. */
    look(view: WalkedPage) {
      const screen = new DOMRect(0, 0, view.frame.clientWidth, view.frame.clientHeight);
      forEachBox(
        view,
        (rect) => area(intersection(rect, screen)) > 0,
        (key, rect, clip) => {
          partlyShown.add(key);
          if (area(intersection(intersection(rect, clip.rect), screen)) < leastPart * area(rect)) return;
          shown.set(key, (shown.get(key) ?? 0) + 1);
        },
      );
    },
    /** Returns what the walk has shown of the document, which has its last layout still. */
    result(view: WalkedPage): WordsSeen {
      const { scrollX = 0, scrollY = 0, innerWidth = 0 } = view.document.defaultView ?? {};
      const lost: string[] = [];
      const repeated: string[] = [];
      const exceptions = { hidden: 0, scrolled: 0, head: 0, ruby: 0 };
      let [count, cut] = [0, 0];
      for (const text of [...contentOf(view)].filter(isText)) if (isUndrawn(text)) exceptions.hidden += text.data.match(words)?.length ?? 0;
      forEachBox(
        view,
        () => true,
        (key, rect, clip, word, parent) => {
          // Indented away to the side where no screen is.
          const isAway = scrollX >= 0 ? rect.right + scrollX <= 0 : rect.left + scrollX >= innerWidth;
          if (clip.isHidden || isAway || rect.bottom + scrollY <= 0) {
            exceptions.hidden += 1;
            return;
          }
          count += 1;
          const times = shown.get(key) ?? 0;
          if (times === 1) return;
          if (parent.closest('rt, rp')) exceptions.ruby += 1;
          else if (times > 1 && parent.closest('thead, tfoot')) exceptions.head += 1;
          else if (times > 1) repeated.push(word);
          else if (clip.scrolls) exceptions.scrolled += 1;
          else {
            lost.push(word);
            if (partlyShown.has(key)) cut += 1;
          }
        },
      );
      return { words: count, lost, cut, repeated, exceptions };
    },
  };
}
