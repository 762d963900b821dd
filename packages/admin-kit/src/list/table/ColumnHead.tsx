import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useDataTableCallbacksContext, useDataTableSortContext } from 'ra-core';
import type { Column } from '../../listState/columns.ts';
import { isSortable, useListView } from '../../listState/ListViewContext.ts';

const SortButton = styled(ButtonBase)({
  gap: token('space.050'),
  minHeight: token('size.target'),
  marginInline: `calc(-1 * ${token('space.100')})`,
  paddingInline: token('space.100'),
  borderRadius: token('radius.control'),
  font: 'inherit',
  '& svg': { fontSize: token('size.icon.inline'), visibility: 'hidden' },
  // Numbers stand at the end of their column, and so does their label.
  '[data-numeric] > & svg': { order: -1 },
  '[aria-sort="descending"] > & svg': { transform: 'rotate(180deg)' },
  '&:hover svg, &:focus-visible svg, [aria-sort] > & svg': { visibility: 'visible' },
  '&:hover svg': { opacity: 0.6 },
  '[aria-sort] > & svg': { opacity: 1 },
});

/** Renders the head of a column: a button if the list can be sorted by it; screen readers read the direction from the cell. */
export function ColumnHead(column: Column) {
  const { source, label, numeric = false, from } = column;
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const view = useListView();
  const active = sort?.field === source;
  return (
    <th
      scope="col"
      data-numeric={numeric || undefined}
      data-from={from}
      aria-sort={active ? (sort.order === 'DESC' ? 'descending' : 'ascending') : undefined}
    >
      {isSortable(view, column) ? (
        <SortButton type="button" data-field={source} onClick={handleSort}>
          <span>{label}</span>
          <ArrowUpwardIcon aria-hidden />
        </SortButton>
      ) : (
        label
      )}
    </th>
  );
}
