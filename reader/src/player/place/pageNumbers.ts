import type { PrintedPage } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { locationIndexAt } from './locations.ts';

/**
 * The page numbers of a book: the pages of its printed edition; or if it names none, one for each document of a fixed layout, or for each
 * 1024 letters, so that a page is the same on each device and at each text size (decision 0039).
 */
export type BookPages =
  | { readonly kind: 'printed'; readonly pages: readonly PrintedPage[] }
  | { readonly kind: 'documents'; readonly items: readonly SpineItem[] }
  | { readonly kind: 'locations'; readonly locations: readonly string[] };

/** The page that is on the screen. */
export interface CurrentPage {
  /** Its number as the book writes it, such as 34 or xii; that of the first and the last one, if several are on the screen. */
  readonly label: string;
  /** The number of the last page of the book; undefined if it is no number. */
  readonly total: string | undefined;
}

/** Where a page starts: at the first visible position or before it, on the screen, or after it. */
export type PageStart = 'before' | 'on' | 'after';

/** Returns the number of a page without the word that some page lists have in their labels: "Page 34", "[Pg 34]". */
export const pageName = (label: string): string => label.replace(/^\[?\s*(?:page|pg|p)\b\.?\s*/i, '').replace(/\s*\]$/, '') || label;

/** Returns the page numbers of a book; undefined until the locations of a reflowable book without a page list are known. */
export function bookPagesOf(
  printed: readonly PrintedPage[],
  items: readonly SpineItem[],
  locations: readonly string[] | undefined,
): BookPages | undefined {
  if (printed.length > 0) return { kind: 'printed', pages: printed };
  const linear = items.filter((item) => item.linear);
  if (linear.length > 0 && linear.every(({ layout }) => layout !== 'reflowable')) return { kind: 'documents', items: linear };
  return locations && { kind: 'locations', locations };
}

/** Returns the first index for which a condition holds, of a list in which it holds for all later ones too. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const range = (from: string, to: string): string => (from === to ? from : `${from}–${to}`);

/** Returns the printed pages on the screen; undefined before the first one, as on a cover. */
export function printedPageAt(
  pages: readonly PrintedPage[],
  startOf: (page: PrintedPage, index: number) => PageStart,
): CurrentPage | undefined {
  const at = (index: number): PageStart => {
    const page = pages[index];
    return page ? startOf(page, index) : 'after';
  };
  const last = firstIndex(pages.length, (index) => at(index) === 'after') - 1;
  const first = Math.max(0, firstIndex(last + 1, (index) => at(index) !== 'before') - 1);
  const [from, to] = [pages[first], pages[last]];
  if (!from || !to) return undefined;
  const total = pageName(pages.at(-1)?.label ?? '');
  return { label: range(pageName(from.label), pageName(to.label)), total: /^\d+$/.test(total) ? total : undefined };
}

/** Returns the documents on the screen as pages; undefined for one outside of the reading order. */
export function documentPageAt(items: readonly SpineItem[], shown: readonly number[]): CurrentPage | undefined {
  const numbers = items.flatMap(({ index }, at) => (shown.includes(index) ? [at + 1] : []));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined || last === undefined ? undefined : { label: range(String(first), String(last)), total: String(items.length) };
}

/** Returns the number of the page that a CFI is on, if pages are counted by locations. */
export const countedPageAt = (pages: BookPages | undefined, cfi: string): string | undefined =>
  pages?.kind === 'locations' ? String(locationIndexAt(pages.locations, cfi) + 1) : undefined;

/** Returns the first and the last number of the pages of a book, for the field that goes to one. */
export function pageBounds(pages: BookPages): { readonly first: string; readonly last: string } {
  if (pages.kind === 'printed') return { first: pageName(pages.pages[0]?.label ?? ''), last: pageName(pages.pages.at(-1)?.label ?? '') };
  return { first: '1', last: String(pages.kind === 'documents' ? pages.items.length : pages.locations.length) };
}

/** Finds a page by the number that a user has typed: its URL or its CFI; undefined if the book has no such page. */
export function findPage(pages: BookPages, typed: string): { readonly href: string } | { readonly cfi: string } | undefined {
  const name = pageName(typed.trim()).toLowerCase();
  if (pages.kind === 'printed') {
    const page = pages.pages.find(({ label }) => pageName(label).toLowerCase() === name);
    return page && { href: page.href };
  }
  if (!/^\d{1,9}$/.test(name)) return undefined;
  if (pages.kind === 'documents') {
    const item = pages.items[Number(name) - 1];
    return item && { href: item.href };
  }
  const cfi = pages.locations[Number(name) - 1];
  return cfi === undefined ? undefined : { cfi };
}
