import { type SchoolUnit, unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { Clients } from '@realmkit/shell';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** The attributes of a school unit that can be changed. */
export type UnitChange = components['schemas']['SchoolUnitChange'];
type Management = Pick<Clients, 'customerManagement'>;

/** Fetches a school unit from the service. */
export const fetchUnit = async ({ customerManagement }: Management, id: string, signal?: AbortSignal): Promise<SchoolUnit> =>
  unwrap(await customerManagement.GET('/schoolUnits/{id}', { params: { path: { id } }, ...(signal && { signal }) }));

/** Returns the query of a school unit, which is refetched whenever its page opens. */
export const unitQuery = (clients: Management, id: string) =>
  queryOptions({ queryKey: ['schoolUnits', 'one', id], queryFn: ({ signal }) => fetchUnit(clients, id, signal), staleTime: 0 });

/** Changes a school unit; `parent: null` detaches it (admin §7). */
export const updateUnit = async ({ customerManagement }: Management, id: string, body: UnitChange): Promise<SchoolUnit> =>
  unwrap(await customerManagement.PATCH('/schoolUnits/{id}', { params: { path: { id } }, body }));

/** Adds identifiers to a school unit; one of an existing type replaces the old one. */
export const addIdentifiers = async (
  { customerManagement }: Management,
  id: string,
  identifiers: SchoolUnit['identifiers'],
): Promise<SchoolUnit> =>
  unwrap(await customerManagement.POST('/schoolUnits/{id}/identifiers', { params: { path: { id } }, body: { identifiers } }));

/** Invalidates the queries that show school units. */
export const invalidateUnits = (queries: QueryClient): Promise<unknown> =>
  Promise.all(['schoolUnits', 'legacyOrganizations', 'auditLogs'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));

/** Fetches the ancestors of a school unit, the root first. */
export async function fetchAncestorUnits(clients: Management, unit: SchoolUnit, signal: AbortSignal): Promise<readonly SchoolUnit[]> {
  const above: SchoolUnit[] = [];
  // The service allows no cycle; if there is one, the loop stops where it closes.
  for (let next = unit.parent; next !== null && above.every(({ uid }) => uid !== next); next = above[0]?.parent ?? null) {
    above.unshift(await fetchUnit(clients, next, signal));
  }
  return above;
}
