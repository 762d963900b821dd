import { Edit, FailedQuery, SaveButton, useCanAccessCallback } from '@realmkit/admin-kit';
import { PermissionHint } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import type { PanelRecord } from '../../dataProvider/usePanelDataProvider.ts';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { useRecordTexts } from '../../page/useRecordTexts.ts';
import { GroupDeletion } from '../groups/edit/GroupDeletion.tsx';
import { Members } from '../groups/members/Members.tsx';
import { schoolMembership } from '../groups/members/membership.ts';
import { useOrganizations } from '../people/organization/useOrganizations.ts';
import { GroupFields } from './edit/GroupFields.tsx';
import { StudentsOfGroup } from './edit/StudentsOfGroup.tsx';

type Group = PanelRecord<'legacyGroups'>;

/** Shows a group of the user's own organisation: name and code by their levels, members, and actions on all its students (admin §3, §6). */
function LegacyGroupEdit() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const canAccess = useCanAccessCallback();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { chosen, query: organizations } = useOrganizations();
  const may = (action: string, record: Group) => canAccess({ resource: 'legacyGroups', action, record });
  return (
    <Edit<Group>
      resource="legacyGroups"
      id={id}
      title={({ attributes }) => attributes.name.value ?? ''}
      subtitle={(group) => `${admin(($) => $.navigation.areas.students)}: ${admin(($) => $.list.number, { number: group.student_count })}`}
      list={{ href: `/controlpanel/groups${search}`, label: admin(($) => $.navigation.areas.groups) }}
      texts={useRecordTexts('group')}
      valuesOf={({ attributes: { name, code } }) => ({ name: name.value, code: code.value })}
      transform={(data) => ({ data })}
      labelOf={(name) => (name === 'code' ? t(($) => $.group.code) : t(($) => $.attributes.name))}
      render={({ record: group }) => {
        const editable = may('edit', group);
        const { name, code } = group.attributes;
        return (
          <>
            <DetailsForm toolbar={editable ? <SaveButton /> : <PermissionHint reason={t(($) => $.reasons.noGroupEdit)} />}>
              <GroupFields readOnly={{ name: !editable || name.editable === 0, code: !editable || code.editable === 0 }} />
            </DetailsForm>
            {organizations.error ? <FailedQuery query={organizations} title={t(($) => $.organizationsFailed)} /> : null}
            <Members membership={schoolMembership(group.id, chosen?.id)} editable={editable} />
            <StudentsOfGroup groupId={group.id} password={may('setPassword', group)} ageFilter={may('setAgeFilter', group)} />
            <GroupDeletion resource="legacyGroups" group={group} listHref={`/controlpanel/groups${search}`} />
          </>
        );
      }}
    />
  );
}

export { LegacyGroupEdit as Component };
