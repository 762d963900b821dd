import type { SchoolAssociation } from '@realmkit/openapi';
import type { PanelDataProvider } from '../../../resources/usePanelDataProvider.ts';

/** Adds a user to a school unit (admin §7). */
export async function addToSchoolUnit(provider: PanelDataProvider, userUid: string, added: SchoolAssociation): Promise<void> {
  const { schoolUid, role, addToSubSchools } = added;
  if (!addToSubSchools) {
    await provider.create('userSchoolUnits', { data: { userUid, schoolUid, role } });
    return;
  }
  // Only the call that replaces all associations includes the schools below.
  await provider.changeSet('schoolAssociations', { id: userUid, add: [added] });
}
