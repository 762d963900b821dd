import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import { token } from '@realmkit/design-system';
import { useDataTableCallbacksContext, useDataTableSortContext } from 'ra-core';
import type { ListColumn } from '../ListColumn.ts';

const SortButton = styled(ButtonBase)({
  gap: '0.25rem',
  minHeight: token('size.target'),
  marginInline: '-0.5rem',
  paddingInline: '0.5rem',
  borderRadius: token('radius.control'),
  font: 'inherit',
  '& svg': { fontSize: '1.1rem', visibility: 'hidden' },
  '&:hover svg, &:focus-visible svg, [aria-sort] > & svg': { visibility: 'visible' },
  '&:hover svg': { opacity: 0.6 },
  '[aria-sort] > & svg': { opacity: 1 },
});

/** Hides a column on screens that are too narrow for it. */
const cellStyle = (from: ListColumn<unknown>['from']) => ({
  ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
});

interface ColumnHeadProps extends Omit<ListColumn<never>, 'render'> {
  readonly sortable: boolean;
}

/** Renders the head of a column: a button if the list can be sorted by it; screen readers read the direction from the cell. */
export function ColumnHead({ field, label, numeric = false, from, sortable }: ColumnHeadProps) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const active = sort?.field === field;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  const Icon = active && direction === 'desc' ? ArrowDownwardIcon : ArrowUpwardIcon;
  return (
    <TableCell scope="col" align={numeric ? 'right' : 'left'} sortDirection={active ? direction : false} sx={cellStyle(from)}>
      {sortable ? (
        <SortButton type="button" data-field={field} onClick={handleSort}>
          {numeric ? null : label}
          <Icon aria-hidden />
          {numeric ? label : null}
        </SortButton>
      ) : (
        label
      )}
    </TableCell>
  );
}
