import { type Chapter, flattenChapters } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';

const fileOf = (href: string): string => href.split('#')[0] ?? '';

/**
 * Finds the table-of-contents entry of a position: the last one that starts at it or before it.
 * @param hasStarted returns whether a fragment of the shown document starts at the position or before it.
 */
export function chapterAt(
  contents: readonly Chapter[],
  items: readonly SpineItem[],
  index: number,
  hasStarted: (fragment: string) => boolean,
): Chapter | undefined {
  const order = new Map(items.map((item) => [item.href, item.index]));
  let found: Chapter | undefined;
  let foundAt = -1;
  for (const chapter of flattenChapters(contents)) {
    const at = order.get(fileOf(chapter.href));
    if (at === undefined || at > index || at < foundAt) continue;
    const fragment = decodeURIComponent(chapter.href.split('#')[1] ?? '');
    if (at === index && fragment !== '' && !hasStarted(fragment)) continue;
    found = chapter;
    foundAt = at;
  }
  return found;
}

/** Finds the table-of-contents entry of a text in a document of the spine. */
export const chapterOfText = (text: Node, index: number, contents: readonly Chapter[], items: readonly SpineItem[]): Chapter | undefined =>
  chapterAt(contents, items, index, (fragment) => {
    const start = text.ownerDocument?.getElementById(fragment);
    // The text is the element, within it, or after it.
    return start != null && (start === text || (start.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  });
