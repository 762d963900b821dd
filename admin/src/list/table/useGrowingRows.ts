import { startTransition, useEffect, useState } from 'react';
import { bulkPageSize } from '../../dataProvider/allPages.ts';

/** The rows to show of a long list: a page's worth at once, the rest page by page in between, so that the screen answers all the while. */
export function useGrowingRows<Item>(rows: Item[]): Item[] {
  const [shown, setShown] = useState({ of: rows, count: bulkPageSize });
  const count = shown.of === rows ? shown.count : bulkPageSize;
  useEffect(() => {
    if (count < rows.length) startTransition(() => setShown({ of: rows, count: count + bulkPageSize }));
  }, [rows, count]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
