import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { setGroups } from '../personQueries.ts';
import type { PersonData, PersonType } from '../personTypes.ts';

/** A person as they are filled in. */
export type NewPerson = PersonData & Required<Pick<PersonData, 'username' | 'name' | 'organizations'>>;

/** What became of a new person: their number, and what went wrong with their groups, if anything did. */
export interface Created {
  readonly id: number;
  readonly groupsFailed?: unknown;
}

/** The number at the end of a Location header. */
export function idOfLocation(location: string | null): number {
  const id = Number(location?.split('/').at(-1));
  if (!Number.isInteger(id) || id < 1) throw new Error('The service did not say which number the new person has');
  return id;
}

/**
 * Adds a person; the id is taken from the Location header, and groups are set afterwards where some were chosen (admin §4). A person whose
 * groups could not be set exists all the same.
 * @throws ServiceError where the person was not added.
 */
export async function createPerson(
  clients: Pick<Clients, 'controlPanel'>,
  type: PersonType,
  data: NewPerson,
  groups: readonly number[],
): Promise<Created> {
  const params = { path: { apiVersion: 'v2', type } } as const;
  const result = await clients.controlPanel.POST('/{apiVersion}/{type}', { params, body: { data } });
  unwrap(result);
  const id = idOfLocation(result.response.headers.get('Location'));
  if (groups.length === 0) return { id };
  try {
    await setGroups(clients, id, groups);
    return { id };
  } catch (groupsFailed) {
    return { id, groupsFailed };
  }
}
