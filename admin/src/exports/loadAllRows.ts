/** A page of a list as the data provider answers it; without a total where the service did not say it. */
interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly total?: number | undefined;
}

interface LoadAllRowsOptions<Row> {
  readonly load: (page: number) => Promise<RowPage<Row>>;
  readonly signal: AbortSignal;
  /** How many rows have come, and of how many where that is known. */
  readonly onProgress: (loaded: number, total: number | undefined) => void;
}

/** How many rows a page has. */
export const exportPageSize = 100;

/**
 * Loads every row of a list, however many there are: an export is never cut. A row that moved to a later page meanwhile comes once.
 * @throws the signal's reason once it is aborted, or what a page failed with
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
    for (const row of data) rows.set(row.id, row);
    onProgress(rows.size, total);
    if (data.length < exportPageSize || (total !== undefined && page * exportPageSize >= total)) break;
  }
  signal.throwIfAborted();
  return [...rows.values()];
}
