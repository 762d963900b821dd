import type { RaRecord } from 'ra-core';
import type { ColumnProps } from '../../listState/columns.ts';

/** Declares a column: the table reads its props, and it renders nothing itself. It must be a child of the table, in fragments too, but not inside a component of one's own. */
export const DataTableColumn = <Row extends RaRecord = RaRecord>(_props: ColumnProps<Row>): null => null;
