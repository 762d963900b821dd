import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import type { ListColumn } from '../ListColumn.ts';
import { ColumnHead } from './ColumnHead.tsx';

interface ColumnProps<Item> extends ListColumn<Item> {
  readonly sortable: boolean;
}

/** Renders a column of react-admin's table. */
export function Column<Item extends RaRecord>(column: ColumnProps<Item>) {
  switch (useDataTableRenderContext()) {
    case 'header':
      return <ColumnHead {...column} />;
    case 'data':
      return <Cell {...column} />;
    default:
      return null;
  }
}

/**
 * The naming cell is the heading of its row, so that screen readers announce the row of the other cells. Plain elements, styled by the table: a list
 * may have thousands.
 */
function Cell<Item extends RaRecord>({ render, naming = false, numeric = false, from }: ListColumn<Item>) {
  const record = useRecordContext<Item>();
  const content = record && render(record);
  const cellProps = { 'data-numeric': numeric || undefined, 'data-from': from };
  return naming ? (
    <th scope="row" {...cellProps}>
      {content}
    </th>
  ) : (
    <td {...cellProps}>{content}</td>
  );
}
