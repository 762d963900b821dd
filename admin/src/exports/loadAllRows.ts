/** A page of a list from the data provider; without a total if the service did not send it. */
interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly total?: number | undefined;
}

interface LoadAllRowsOptions<Row> {
  readonly load: (page: number) => Promise<RowPage<Row>>;
  readonly signal: AbortSignal;
  /** Reports the number of loaded rows, and the total if it is known. */
  readonly onProgress: (loaded: number, total: number | undefined) => void;
}

/** The number of rows of a page. */
export const exportPageSize = 100;

/**
 * Loads every row of a list without a limit: neither an export nor a selection of all results is truncated. A row that moves to a later page meanwhile is returned once.
 * @throws the signal's reason once it is aborted, or the error of a page
 */
export async function loadAllRows<Row extends { readonly id: string | number }>({
  load,
  signal,
  onProgress,
}: LoadAllRowsOptions<Row>): Promise<readonly Row[]> {
  const rows = new Map<Row['id'], Row>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total } = await load(page);
    signal.throwIfAborted();
    for (const row of data) rows.set(row.id, row);
    onProgress(rows.size, total);
    if (data.length < exportPageSize || (total !== undefined && page * exportPageSize >= total)) break;
  }
  return [...rows.values()];
}
