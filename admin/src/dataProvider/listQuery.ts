import type { ListRequest } from '@realmkit/admin-kit';

/** Returns the query of a list of customer-management (admin §7). */
export const listQuery = ({ page, size, sort, q, filter }: ListRequest) => ({
  page,
  size,
  sort: `${sort.field},${sort.order}`,
  ...(q && { q }),
  ...(Object.keys(filter).length > 0 && { filters: JSON.stringify(filter) }),
});
