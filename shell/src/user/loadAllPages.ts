/** A part of a list, and how long the whole is. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly totalCount: number };
}

/** How many rows the account service is asked for at a time (shell §9). */
const pageSize = 100;

/** Loads a whole list page by page, and stops at the total or at an empty page. */
export async function loadAllPages<Row>(
  loadPage: (query: { limit: number; offset: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, meta } = await loadPage({ limit: pageSize, offset: rows.length });
    rows.push(...data);
    if (data.length === 0 || rows.length >= meta.totalCount) return rows;
  }
}
