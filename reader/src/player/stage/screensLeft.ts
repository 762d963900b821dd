import { type Chapter, flattenChapters } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';
import type { PageView } from './views/PageView.ts';

/** A shown page of flowing text, and what is known of the book around it. */
export interface ScreenInChapter {
  readonly contents: readonly Chapter[];
  readonly items: readonly SpineItem[];
  readonly view: PageView;
  /** The number of locations in each document, by spine index: they are equally long parts of the text. Undefined until they are found. */
  readonly locations: ReadonlyMap<number, number> | undefined;
}

/** The screens to the end of a chapter. */
export interface ScreensLeft {
  readonly count: number;
  /** True if some of them are not laid out, so that their number is estimated from the length of their text. */
  readonly isEstimated: boolean;
}

/** The number of locations from which a document tells how many screens a text takes; shorter ones are headings, or end early on their last screen. */
const tellingLength = 4;

/** Returns whether an element is the first text of its screen. */
function isAtTop(element: Element, screen: number, { document, screenOf }: PageView): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  walker.currentNode = element;
  let before = walker.previousNode();
  while (before && !before.nodeValue?.trim()) before = walker.previousNode();
  if (!before) return true;
  const end = before.nodeValue?.trimEnd().length ?? 1;
  const range = document.createRange();
  range.setStart(before, end - 1);
  range.setEnd(before, end);
  return screenOf(range) < screen;
}

/**
 * Returns the number of screens to the end of the chapter: to the next entry of the table of contents. Where it goes on in other documents, whose screens are not known
 * before they are laid out, these are estimated from their length. Undefined for a chapter of one screen, if that is not known, or this document is too short to compare with; for pages of fixed layout; and for
 * text that scrolls, whose screens overlap.
 */
export function screensLeft({ contents, items, view, locations }: ScreenInChapter): ScreensLeft | undefined {
  const { index, document, screen, screens } = view;
  if (view.scrolls || items.find((item) => item.index === index)?.layout !== 'reflowable') return undefined;
  const fileOf = (href: string) => href.split('#')[0];
  const chapters = flattenChapters(contents);
  const startsIn = (item: SpineItem) => chapters.filter(({ href }) => fileOf(href) === item.href);
  const item = items.find((one) => one.index === index);
  const starts = (item ? startsIn(item) : []).flatMap(({ href }) => {
    const fragment = decodeURIComponent(href.split('#')[1] ?? '');
    const element = fragment ? document.getElementById(fragment) : null;
    const at = element ? view.screenOf(element) : 0;
    return element && at > screen ? [{ element, at }] : [];
  });
  const [next] = starts.sort((one, other) => one.at - other.at);
  if (next) return { count: next.at - screen - (isAtTop(next.element, next.at, view) ? 1 : 0), isEstimated: false };
  const here = screens - 1 - screen;
  const later = items.filter((one) => one.index > index && one.linear);
  const end = later.findIndex((one) => startsIn(one).length > 0);
  const rest = end < 0 ? later : later.slice(0, end);
  // That a chapter of one screen ends on it is no news.
  if (rest.length === 0) return item && screens === 1 && startsIn(item).length > 0 ? undefined : { count: here, isEstimated: false };
  const own = locations?.get(index) ?? 0;
  if (own < tellingLength || rest.some(({ layout }) => layout !== 'reflowable')) return undefined;
  const estimates = rest.map((one) => Math.max(1, Math.round(((locations?.get(one.index) ?? 0) * screens) / own)));
  return { count: estimates.reduce((sum, count) => sum + count, here), isEstimated: true };
}
