import { maxBulkRows } from '../../provider/loadAllPages.ts';

/** The page sizes; -1 is all rows, up to the limit of a bulk fetch (admin §4). */
export const pageSizes = [10, 25, 50, 100, -1] as const;

/** The numbers of the first and the last visible row. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the range of rows that a page shows. */
export function rangeOf(page: number, itemsPerPage: number, rowsOnPage: number): PageRange {
  const before = itemsPerPage === -1 ? 0 : (page - 1) * itemsPerPage;
  return { from: before + 1, to: before + rowsOnPage };
}

/** Returns the number of pages; undefined if the total is not known. */
export function pageCount(total: number | undefined, itemsPerPage: number): number | undefined {
  if (total === undefined) return undefined;
  return itemsPerPage === -1 ? 1 : Math.ceil(total / itemsPerPage);
}

/** Returns whether a list of all rows is truncated because a bulk fetch returns no more. */
export const isTruncated = (total: number | undefined, itemsPerPage: number): boolean =>
  itemsPerPage === -1 && total !== undefined && total > maxBulkRows;
