import type { ListColumn } from '../ListColumn.ts';

/** How a cell of a column stands: left out where the screen is too narrow for it. */
export const cellStyle = (from: ListColumn<unknown>['from']) => ({
  ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
});
