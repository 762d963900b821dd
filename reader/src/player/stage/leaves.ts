import type { ReadingDirection, SpineItem } from '../publication/Publication.ts';

/** The side of a leaf that a page is on. */
export type PageSide = 'left' | 'right' | 'center';

/** A leaf is what is shown at once, a spread in the EPUB specification and foliate-js: one document, two pages of fixed layout side by side, or a roll. */
export interface Leaf {
  readonly pages: readonly { readonly item: SpineItem; readonly side: PageSide }[];
}

/** The width in px from which two pages of fixed layout are shown side by side (reader §2). */
const spreadWidth = 600;

/** Returns whether a stage of this width shows spreads (reader §2). */
export const showsSpreads = (width: number): boolean => width >= spreadWidth;

type Half = 'left' | 'right';

/**
 * Groups the documents of a book into leaves, by its direction: in a right-to-left book the right page comes first.
 * The first page of fixed layout is alone on the second half, like a cover, unless it declares otherwise.
 */
export function leavesOf(items: readonly SpineItem[], direction: ReadingDirection, spreads: boolean): Leaf[] {
  const isDrawn = items.some(({ layout }) => layout === 'pre-paginated');
  const first: Half = direction === 'rtl' ? 'right' : 'left';
  const second: Half = direction === 'rtl' ? 'left' : 'right';
  const leaves: Leaf[] = [];
  let open: Partial<Record<Half, SpineItem>> | undefined;

  const flush = () => {
    if (!open) return;
    const pages = [first, second].flatMap((side) => {
      const item = open?.[side];
      return item ? [{ item, side }] : [];
    });
    leaves.push({ pages });
    open = undefined;
  };
  const alone = (item: SpineItem, side: PageSide) => {
    flush();
    leaves.push({ pages: [{ item, side }] });
  };
  const put = (item: SpineItem, side: Half) => {
    if (side === first || open?.[side]) flush();
    open = { ...open, [side]: item };
    if (side === second) flush();
  };

  for (const item of items.filter(({ linear }) => linear)) {
    const last = leaves.at(-1);
    if (item.layout === 'roll' && !open && last && isRoll(last))
      leaves[leaves.length - 1] = { pages: [...last.pages, { item, side: 'center' }] };
    else if (item.layout === 'roll' || !spreads || item.side === 'center' || !item.spreads) alone(item, 'center');
    // Flowing text has screens of its own, so nothing stands beside it; among drawn pages it keeps to its half.
    else if (item.layout === 'reflowable') alone(item, isDrawn ? (item.side ?? 'center') : 'center');
    else if (item.side === 'left' || item.side === 'right') put(item, item.side);
    else if (open) put(item, second);
    else put(item, leaves.length === 0 ? second : first);
  }
  flush();
  return leaves;
}

/** Returns whether the pages of a leaf are a roll, one below the other. */
export const isRoll = ({ pages }: Leaf): boolean => pages[0]?.item.layout === 'roll';

/** Finds the leaf of a document; a non-linear document gets its own leaf. */
export const leafWith = (leaves: readonly Leaf[], item: SpineItem): Leaf =>
  leaves.find(({ pages }) => pages.some((page) => page.item.index === item.index)) ?? { pages: [{ item, side: 'center' }] };
