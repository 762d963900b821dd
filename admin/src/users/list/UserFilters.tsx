import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

import { SchoolUnitField } from '../../fields/SchoolUnitField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { isUid } from '../../list/ListDefinition.ts';
import { useListQuery } from '../../list/useListQuery.ts';
import { isRole, roles } from '../roles.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { userListDefinition } from './userListDefinition.ts';

/** Filters the list of users by role, by organisation, and by the group that a link has set. */
export function UserFilters() {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const { query, setFilter } = useListQuery(userListDefinition);
  const { role, schoolUid, groupUid } = query.filters;
  return (
    <>
      <SelectField
        label={t(($) => $.users.role)}
        value={isRole(role) ? role : ''}
        onChange={(chosen) => setFilter('role', chosen || undefined)}
        options={[{ value: '', label: t(($) => $.users.allRoles) }, ...roles.map((name) => ({ value: name, label: roleName(name) }))]}
      />
      <SchoolUnitField
        label={t(($) => $.users.organization)}
        placeholder={t(($) => $.users.allOrganizations)}
        value={isUid(schoolUid) ? schoolUid : undefined}
        onChange={(uid) => setFilter('schoolUid', uid)}
      />
      {isUid(groupUid) ? <GroupFilter uid={groupUid} onRemove={() => setFilter('groupUid', undefined)} /> : null}
    </>
  );
}
