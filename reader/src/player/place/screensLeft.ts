import { type Chapter, flattenChapters } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';
import type { PageView } from '../stage/PageView.ts';

/** A shown page of flowing text, and what is known of the book around it. */
export interface ScreenInChapter {
  readonly contents: readonly Chapter[];
  readonly items: readonly SpineItem[];
  readonly view: PageView;
}

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
 * Returns the number of screens to the end of the chapter: to the next entry of the table of contents. Undefined if it goes on in another
 * document, whose screens are not known before it is laid out, and for text that scrolls, whose screens overlap.
 */
export function screensLeft({ contents, items, view }: ScreenInChapter): number | undefined {
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
  if (next) return next.at - screen - (isAtTop(next.element, next.at, view) ? 1 : 0);
  const following = items.find((one) => one.index > index && one.linear);
  return following && startsIn(following).length === 0 ? undefined : screens - 1 - screen;
}
