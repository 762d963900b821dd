/** The page size of a bulk fetch (admin §9). */
export const bulkPageSize = 100;

/** The maximum number of pages of a bulk fetch (admin §9). */
export const bulkPageLimit = 10;

/** The maximum number of rows of a bulk fetch. */
export const maxBulkRows = bulkPageSize * bulkPageLimit;

/** A page of a list; the total is missing, or -1, if the service did not send it (admin §4). */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly total?: number | undefined;
}

interface LoadAllPagesOptions {
  readonly signal?: AbortSignal | undefined;
  /** Reports the number of loaded rows, and the total if it is known. */
  readonly onProgress?: (loaded: number, total: number | undefined) => void;
  /** The maximum number of pages; without it, the list is never truncated. */
  readonly pageLimit?: number | undefined;
}

/**
 * Loads the pages of a list, 100 rows each, until one is empty, the total is reached, or the limit (admin §4, bulk fetch): a service may send fewer rows than
 * it was asked for. A row that moves to a later page meanwhile is returned once, and a page with nothing new counts as empty: it is that of a service that has no pages.
 * @throws the signal's reason once it is aborted, or the error of a page
 */
export async function loadAllPages<Row extends { readonly id: string | number }>(
  loadPage: (page: number) => Promise<Page<Row>>,
  { signal, onProgress, pageLimit = Number.POSITIVE_INFINITY }: LoadAllPagesOptions = {},
): Promise<{ readonly data: readonly Row[]; readonly total: number | undefined }> {
  const rows = new Map<Row['id'], Row>();
  for (let page = 1; ; page += 1) {
    const before = rows.size;
    signal?.throwIfAborted();
    const { data, total: sent = -1 } = await loadPage(page);
    signal?.throwIfAborted();
    const total = sent < 0 ? undefined : sent;
    for (const row of data) rows.set(row.id, row);
    onProgress?.(rows.size, total);
    const isDone = rows.size === before || (total !== undefined && rows.size >= total);
    if (isDone || page >= pageLimit) return { data: [...rows.values()], total };
  }
}
