import type { ReadingDirection, SpineItem } from '../publication/Publication.ts';

/** Where a page stands in what is shown at once. */
export type LeafPlace = 'left' | 'right' | 'center';

/** What is shown at once: one document, or two pages of fixed layout side by side. */
export interface Leaf {
  readonly pages: readonly { readonly item: SpineItem; readonly place: LeafPlace }[];
}

/** From this width in px on two pages of fixed layout stand side by side (reader §2). */
const spreadWidth = 600;

/** Whether a stage of this width shows spreads (reader §2). */
export const showsSpreads = (width: number): boolean => width >= spreadWidth;

type Half = 'left' | 'right';

/**
 * Groups the documents of a book into leaves, by the direction of the book: in one that is read from right to left the right page comes first.
 * The first page of fixed layout stands alone on the second half, as a cover does, unless it says otherwise.
 */
export function leavesOf(items: readonly SpineItem[], direction: ReadingDirection, spreads: boolean): Leaf[] {
  const isDrawn = items.some(({ layout }) => layout === 'pre-paginated');
  const first: Half = direction === 'rtl' ? 'right' : 'left';
  const second: Half = direction === 'rtl' ? 'left' : 'right';
  const leaves: Leaf[] = [];
  let open: Partial<Record<Half, SpineItem>> | undefined;

  const flush = () => {
    if (!open) return;
    const pages = [first, second].flatMap((place) => {
      const item = open?.[place];
      return item ? [{ item, place }] : [];
    });
    leaves.push({ pages });
    open = undefined;
  };
  const alone = (item: SpineItem, place: LeafPlace) => {
    flush();
    leaves.push({ pages: [{ item, place }] });
  };
  const put = (item: SpineItem, place: Half) => {
    if (place === first || open?.[place]) flush();
    open = { ...open, [place]: item };
    if (place === second) flush();
  };

  for (const item of items.filter(({ linear }) => linear)) {
    if (!spreads || item.side === 'center' || !item.spreads) alone(item, 'center');
    // Flowing text has screens of its own, so nothing stands beside it; among drawn pages it keeps to its half.
    else if (item.layout === 'reflowable') alone(item, isDrawn ? (item.side ?? 'center') : 'center');
    else if (item.side === 'left' || item.side === 'right') put(item, item.side);
    else if (open) put(item, second);
    else put(item, leaves.length === 0 ? second : first);
  }
  flush();
  return leaves;
}

/** The leaf that holds a document; one that is not read in turn makes a leaf of its own. */
export const leafWith = (leaves: readonly Leaf[], item: SpineItem): Leaf =>
  leaves.find(({ pages }) => pages.some((page) => page.item.index === item.index)) ?? { pages: [{ item, place: 'center' }] };
