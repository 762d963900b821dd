import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { setGroups } from '../personQueries.ts';
import type { PersonData, PersonType } from '../personTypes.ts';

/** The data of a new person. */
export type NewPerson = PersonData & Required<Pick<PersonData, 'username' | 'name' | 'organizations'>>;

/** The id of a new person, and the error if their groups could not be set. */
export interface CreatedPerson {
  readonly id: number;
  readonly groupsError?: unknown;
}

/** Returns the id at the end of a Location header. */
export function idFromLocation(location: string | null): number {
  const id = Number(location?.split('/').at(-1));
  if (!Number.isInteger(id) || id < 1) throw new Error('The service did not say which number the new person has');
  return id;
}

/**
 * Creates a person; the id is read from the Location header, and the chosen groups are set afterwards (admin §4). A person whose groups could not be
 * set exists all the same.
 * @throws ServiceError if the person was not created.
 */
export async function createPerson(
  clients: Pick<Clients, 'controlPanel'>,
  type: PersonType,
  data: NewPerson,
  groups: readonly number[],
): Promise<CreatedPerson> {
  const params = { path: { apiVersion: 'v2', type } } as const;
  const result = await clients.controlPanel.POST('/{apiVersion}/{type}', { params, body: { data } });
  unwrap(result);
  const id = idFromLocation(result.response.headers.get('Location'));
  if (groups.length === 0) return { id };
  try {
    await setGroups(clients, id, groups);
    return { id };
  } catch (groupsError) {
    return { id, groupsError };
  }
}
