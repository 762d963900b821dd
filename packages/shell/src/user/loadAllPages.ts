/** A page of a list, with the total count where the service gives one. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta?: { readonly totalCount: number };
}

/** The page size for the account service (shell §9). */
const pageSize = 100;

/** Loads a whole list page by page, up to the total or an empty page. */
export async function loadAllPages<Row>(
  loadPage: (query: { limit: number; offset: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, meta } = await loadPage({ limit: pageSize, offset: rows.length });
    rows.push(...data);
    if (data.length === 0 || rows.length >= (meta?.totalCount ?? Number.POSITIVE_INFINITY)) return rows;
  }
}
