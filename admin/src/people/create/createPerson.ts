import type { PanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import type { PersonData, PersonType } from '../personTypes.ts';

/** The data of a new person. */
export type NewPerson = PersonData & Required<Pick<PersonData, 'username' | 'name' | 'organizations'>>;

/** The id of a new person, and the error if their groups could not be set. */
export interface CreatedPerson {
  readonly id: number;
  readonly groupsError?: unknown;
}

/**
 * Creates a person and sets the chosen groups afterwards (admin §4). A person whose groups could not be set exists all the same.
 * @throws HttpError if the person was not created.
 */
export async function createPerson(
  provider: PanelDataProvider,
  type: PersonType,
  data: NewPerson,
  groups: readonly number[],
): Promise<CreatedPerson> {
  const created = await provider.create(type, { data: { data }, meta: { leavesPage: true } });
  const id = Number(created.data.id);
  if (groups.length === 0) return { id };
  try {
    await provider.changeSet('personGroups', { id, add: groups });
    return { id };
  } catch (groupsError) {
    return { id, groupsError };
  }
}
