import { Edit, pick } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CardsLink } from '../../cards/CardsLink.tsx';
import { groupTypes } from '../../dataProvider/groupTypes.ts';
import type { PanelRecord } from '../../dataProvider/usePanelDataProvider.ts';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { tabHref } from '../../page/managementPaths.ts';
import { useRecordTexts } from '../../page/useRecordTexts.ts';
import { StudentsOfGroup } from '../legacyGroups/edit/StudentsOfGroup.tsx';
import { GroupDeletion } from './edit/GroupDeletion.tsx';
import { GroupInputs, useGroupLabels } from './edit/GroupInputs.tsx';
import { Members } from './members/Members.tsx';
import { managedMembership } from './members/membership.ts';

/** Shows a group of the realm to superusers (admin §3, group of customer management). */
function GroupEdit() {
  const { t: admin } = useTranslation('admin');
  const { id: uid = '' } = useParams();
  const list = tabHref('groups');
  const labels: Readonly<Record<string, string>> = useGroupLabels();
  return (
    <Edit<PanelRecord<'groups'>>
      resource="groups"
      id={uid}
      title={({ name }) => name}
      subtitle={({ schoolUnit }) => schoolUnit?.name}
      actions={<CardsLink subject={{ kind: 'group', uid }} />}
      list={{ href: list, label: admin(($) => $.tabs.groups) }}
      texts={useRecordTexts('group')}
      valuesOf={pick(['name', 'type', 'typicalSchoolEntryYear', 'externalId', 'generateCode'])}
      labelOf={(name) => labels[name] ?? name}
      textOf={(value) => groupTypes.filter((type) => type === value).map((type) => admin(($) => $.groupTypes[type]))[0]}
      render={({ record: group }) => (
        <>
          <DetailsForm>
            <GroupInputs />
          </DetailsForm>
          <Members membership={managedMembership(group)} editable />
          <StudentsOfGroup groupId={group.groupId} password ageFilter />
          <GroupDeletion resource="groups" group={group} listHref={list} />
        </>
      )}
    />
  );
}

export { GroupEdit as Component };
