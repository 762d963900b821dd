import { type SchoolUnit, unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { Clients } from '@realmkit/shell';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** What can be changed of a school unit. */
export type UnitChange = components['schemas']['SchoolUnitChange'];
type Management = Pick<Clients, 'customerManagement'>;

/** Reads a school unit anew from the service. */
export const readUnit = async ({ customerManagement }: Management, id: string, signal?: AbortSignal): Promise<SchoolUnit> =>
  unwrap(await customerManagement.GET('/schoolUnits/{id}', { params: { path: { id } }, ...(signal && { signal }) }));

/** A school unit, read anew whenever its page opens. */
export const unitQuery = (clients: Management, id: string) =>
  queryOptions({ queryKey: ['schoolUnits', 'one', id], queryFn: ({ signal }) => readUnit(clients, id, signal), staleTime: 0 });

/** Changes a school unit; `parent: null` detaches it (admin §7). */
export const updateUnit = async ({ customerManagement }: Management, id: string, body: UnitChange): Promise<SchoolUnit> =>
  unwrap(await customerManagement.PATCH('/schoolUnits/{id}', { params: { path: { id } }, body }));

/** Adds identifiers to a school unit; one of a type that it has already takes the place of the old one. */
export const addIdentifiers = async (
  { customerManagement }: Management,
  id: string,
  identifiers: SchoolUnit['identifiers'],
): Promise<SchoolUnit> =>
  unwrap(await customerManagement.POST('/schoolUnits/{id}/identifiers', { params: { path: { id } }, body: { identifiers } }));

/** Fetches again what shows school units. */
export const unitsHaveChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all(['schoolUnits', 'legacyOrganizations', 'auditLogs'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));

/** A school unit and those above it, the topmost first. */
export async function unitsAbove(clients: Management, unit: SchoolUnit, signal: AbortSignal): Promise<readonly SchoolUnit[]> {
  const above: SchoolUnit[] = [];
  // The service allows no circle; should there be one, the way up ends where it closes.
  for (let next = unit.parent; next !== null && above.every(({ uid }) => uid !== next); next = above[0]?.parent ?? null) {
    above.unshift(await readUnit(clients, next, signal));
  }
  return above;
}
