import { type Chapter, flattened } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';

const fileOf = (address: string): string => address.split('#')[0] ?? '';

/**
 * The entry of the table of contents in which a place is: the last one whose document and fragment come at it or before it.
 * @param begun tells whether a fragment of the shown document begins at the place or before it.
 */
export function chapterAt(
  contents: readonly Chapter[],
  items: readonly SpineItem[],
  index: number,
  begun: (fragment: string) => boolean,
): Chapter | undefined {
  const order = new Map(items.map((item) => [item.address, item.index]));
  let found: Chapter | undefined;
  let foundAt = -1;
  for (const chapter of flattened(contents)) {
    const at = order.get(fileOf(chapter.address));
    if (at === undefined || at > index || at < foundAt) continue;
    const fragment = decodeURIComponent(chapter.address.split('#')[1] ?? '');
    if (at === index && fragment !== '' && !begun(fragment)) continue;
    found = chapter;
    foundAt = at;
  }
  return found;
}
