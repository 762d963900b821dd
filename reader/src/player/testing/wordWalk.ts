import type { PageView } from '../stage/PageView.ts';
import { contentOf, isText } from './screenProbe.ts';

type WalkedPage = Pick<PageView, 'frame' | 'document' | 'scrolls'>;

/** What a walk from the first screen of a document to its last has shown. */
export interface WordsSeen {
  /** The number of its visible words. */
  readonly words: number;
  /** The number of words in boxes that the user scrolls. */
  readonly inScrollers: number;
  /** The words that no screen has shown, in part or as a whole. */
  readonly lost: readonly string[];
  /** The words that two screens have shown. */
  readonly repeated: readonly string[];
}

/** The part of a word that a screen must show: less is cut by its edge. */
const leastPart = 0.7;

/** Japanese has no blanks between its words. */
const words = /[\u3040-\u30ff\u3400-\u9fff]|[^\s\u3040-\u30ff\u3400-\u9fff]+/g;

const isDrawn = ({ width, height }: DOMRect) => width > 0 && height > 0;

const intersection = (one: DOMRect, other: DOMRect): DOMRect => {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};
const area = ({ width, height }: DOMRect) => width * height;
const everywhere = new DOMRect(-1e7, -1e7, 2e7, 2e7);

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
    if (!element || element === root || !view) return { rect: everywhere, isHidden: false, scrolls: false };
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

/** Follows the words of one document over its screens. */
export function createWordWalk() {
  /** How many screens have shown a box of a word, by its place. */
  const shown = new Map<string, number>();
  /** Calls a function for each box of each word in the texts that a filter lets through. */
  const forEachBox = (
    { document }: WalkedPage,
    includes: (rect: DOMRect) => boolean,
    visit: (key: string, rect: DOMRect, clip: Clip, word: string) => void,
  ) => {
    const clipOf = clipper(document);
    const range = document.createRange();
    for (const [order, text] of [...contentOf({ document })].filter(isText).entries()) {
      range.selectNodeContents(text);
      if (![...range.getClientRects()].some((rect) => isDrawn(rect) && includes(rect))) continue;
      const parent = text.parentElement;
      if (!parent || document.defaultView?.getComputedStyle(parent).visibility !== 'visible') continue;
      for (const { index, 0: word } of text.data.matchAll(words)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        for (const [part, rect] of [...range.getClientRects()].filter(isDrawn).entries())
          visit(`${order}:${index}:${part}`, rect, clipOf(parent), word);
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
      let [count, inScrollers] = [0, 0];
      forEachBox(
        view,
        () => true,
        (key, rect, clip, word) => {
          // Indented away to the side where no screen is.
          const isAway = scrollX >= 0 ? rect.right + scrollX <= 0 : rect.left + scrollX >= innerWidth;
          if (clip.isHidden || isAway || rect.bottom + scrollY <= 0) return;
          count += 1;
          const times = shown.get(key) ?? 0;
          if (times > 1) repeated.push(word);
          if (times > 0) return;
          if (clip.scrolls) inScrollers += 1;
          else lost.push(word);
        },
      );
      return { words: count, inScrollers, lost, repeated };
    },
  };
}
