import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import type { ListColumn } from '../ListColumn.ts';
import { RowCheckbox, SelectPage } from './RowCheckbox.tsx';

interface SelectionColumnProps<Item> {
  /** The column that names the record; its text also names the checkbox. */
  readonly naming: ListColumn<Item> | undefined;
}

/** Renders the column of checkboxes. */
export function SelectionColumn<Item extends RaRecord>({ naming }: SelectionColumnProps<Item>) {
  const record = useRecordContext<Item>();
  switch (useDataTableRenderContext()) {
    case 'header':
      return (
        <th data-check>
          <SelectPage />
        </th>
      );
    case 'data':
      return <td data-check>{record ? <RowCheckbox id={record.id} name={naming?.text?.(record) ?? String(record.id)} /> : null}</td>;
    default:
      return null;
  }
}
