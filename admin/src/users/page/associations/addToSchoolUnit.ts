import type { SchoolAssociation } from '@realmkit/openapi';
import type { PanelDataProvider } from '../../../resources/usePanelDataProvider.ts';

/** Adds a user to a school unit (admin §7). */
export async function addToSchoolUnit(provider: PanelDataProvider, userUid: string, added: SchoolAssociation): Promise<void> {
  const { schoolUid, role, addToSubSchools } = added;
  if (!addToSubSchools) {
    await provider.create('userSchoolUnits', { data: { userUid, schoolUid, role } });
    return;
  }
  // Only the call that replaces all associations includes the schools below, so the current ones are fetched and sent along.
  const { data: user } = await provider.getOne('users', { id: userUid });
  const others = user.schoolAssociations
    .filter((association) => association.schoolUid !== schoolUid)
    .map((association) => ({ schoolUid: association.schoolUid, role: association.role, addToSubSchools: false }));
  await provider.update('schoolAssociations', { id: userUid, data: { schoolAssociations: [...others, added] } });
}
