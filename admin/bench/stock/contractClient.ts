import type { fetchUtils } from 'react-admin';

const pageSize = 100;

/** Translates the requests of ra-data-simple-rest to those of customer-management, which returns at most a hundred rows per page. */
export const contractClient =
  (token: string): typeof fetchUtils.fetchJson =>
  async (url: string) => {
    const { origin, pathname, searchParams } = new URL(url);
    const read = (name: string) => JSON.parse(searchParams.get(name) ?? 'null');
    const [from, to]: number[] = read('range');
    const [field, order]: string[] = read('sort');
    const { q }: { q?: string } = read('filter');
    const requestedRows = (to ?? 9) - (from ?? 0) + 1;
    const size = Math.min(requestedRows, pageSize);
    const json: object[] = [];
    let total = 0;
    for (let page = (from ?? 0) / size + 1; json.length < requestedRows; page += 1) {
      const query = new URLSearchParams({
        page: String(page),
        size: String(size),
        sort: `${field},${order?.toLowerCase()}`,
        ...(q && { q }),
      });
      const response = await fetch(`${origin}${pathname}?${query}`, { headers: { authorization: `Bearer ${token}` } });
      const { data, meta }: { data: { uid: string }[]; meta: { totalItems: number } } = await response.json();
      json.push(...data.map((row) => ({ ...row, id: row.uid })));
      total = meta.totalItems;
      if (data.length === 0 || json.length >= total) break;
    }
    return { status: 200, headers: new Headers({ 'Content-Range': `rows ${from}-${to}/${total}` }), body: '', json };
  };
