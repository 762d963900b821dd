import type { ListControllerResult, RaRecord } from 'ra-core';

/** A list that failed shows nothing: no rows, and a total of 0, never the rows of the last good answer (admin §4). */
export const failedList = <Item extends RaRecord>(list: ListControllerResult<Item>): ListControllerResult<Item> =>
  list.error ? { ...list, data: [], total: 0, selectedIds: [] } : list;
