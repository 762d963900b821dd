import type { ListColumn } from '../ListColumn.ts';

/** Returns the style of a column's cell: hidden on screens that are too narrow for it. */
export const cellStyle = (from: ListColumn<unknown>['from']) => ({
  ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
});
