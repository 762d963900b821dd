import type { ListControllerResult, RaRecord } from 'ra-core';

/** Returns a failed list without rows and with a total of 0, never with the rows of the last successful response (admin §4). */
export const failedList = <Item extends RaRecord>(list: ListControllerResult<Item>): ListControllerResult<Item> =>
  list.error ? { ...list, data: [], total: 0, selectedIds: [] } : list;
