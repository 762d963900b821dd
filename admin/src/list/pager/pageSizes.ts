import { maxBulkRows } from '../../dataProvider/allPages.ts';

/** How many rows a page can have; -1 is all of them, as far as a bulk fetch reaches (admin §4). */
export const pageSizes = [10, 25, 50, 100, -1] as const;

/** The rows on show out of all: the numbers of the first and the last one. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Which rows a page shows. */
export function rangeOf(page: number, itemsPerPage: number, rowsOnPage: number): PageRange {
  const before = itemsPerPage === -1 ? 0 : (page - 1) * itemsPerPage;
  return { from: before + 1, to: before + rowsOnPage };
}

/** How many pages there are; undefined where the total is not known. */
export function pageCount(total: number | undefined, itemsPerPage: number): number | undefined {
  if (total === undefined) return undefined;
  return itemsPerPage === -1 ? 1 : Math.ceil(total / itemsPerPage);
}

/** Whether a list of all rows ends before its total does, because a bulk fetch brings no more. */
export const isCut = (total: number | undefined, itemsPerPage: number): boolean =>
  itemsPerPage === -1 && total !== undefined && total > maxBulkRows;
