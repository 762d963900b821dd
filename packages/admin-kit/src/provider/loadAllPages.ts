/** The page size of a bulk fetch (admin §9). */
export const bulkPageSize = 100;

/** The maximum number of pages of a bulk fetch (admin §9). */
const bulkPageLimit = 10;

/** The maximum number of rows of a bulk fetch. */
export const maxBulkRows = bulkPageSize * bulkPageLimit;

/** A page of a list; the total is -1 if the service did not send it (admin §4). */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Loads pages of 100, at most 10 of them, and stops at an empty page or once the total is reached (admin §4, bulk fetch). */
export async function loadAllPages<Row>(loadPage: (page: number) => Promise<Page<Row>>): Promise<Page<Row>> {
  const rows: Row[] = [];
  let total = -1;
  for (let page = 1; page <= bulkPageLimit; page += 1) {
    const result = await loadPage(page);
    total = result.total;
    rows.push(...result.rows);
    if (result.rows.length === 0 || (total >= 0 && rows.length >= total)) break;
  }
  return { rows, total };
}
