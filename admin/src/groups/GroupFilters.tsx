import { useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { SchoolUnitField } from '../fields/SchoolUnitField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { isUid } from '../list/ListDefinition.ts';
import { useListQuery } from '../list/useListQuery.ts';
import { groupListDefinition, groupTypes } from './groupListDefinition.ts';

/** Filters the list of groups by type and organisation, and groups its rows by school unit (admin §6: groupGroups). */
export function GroupFilters() {
  const { t } = useTranslation('admin');
  const { query, setFilter, updateQuery } = useListQuery(groupListDefinition);
  const { settings } = useShell();
  const { type, schoolUid } = query.filters;
  return (
    <>
      <SelectField
        label={t(($) => $.groups.type)}
        value={typeof type === 'string' ? type : ''}
        onChange={(chosen) => setFilter('type', chosen || undefined)}
        options={[
          { value: '', label: t(($) => $.groups.allTypes) },
          ...groupTypes.map((name) => ({ value: name, label: t(($) => $.groupTypes[name]) })),
        ]}
      />
      <SchoolUnitField
        label={t(($) => $.users.organization)}
        placeholder={t(($) => $.users.allOrganizations)}
        value={isUid(schoolUid) ? schoolUid : undefined}
        onChange={(uid) => setFilter('schoolUid', uid)}
      />
      {settings.features.has('groupGroups') ? (
        <SelectField
          label={t(($) => $.list.groupBy)}
          value={query.sortBy === groupListDefinition.groupField ? 'schoolUnit' : ''}
          onChange={(chosen) => updateQuery(chosen === '' ? { sortBy: 'id', sortDesc: true } : { sortBy: 'schoolUnit', sortDesc: false })}
          options={[
            { value: '', label: t(($) => $.list.notGrouped) },
            { value: 'schoolUnit', label: t(($) => $.users.organization) },
          ]}
        />
      ) : null}
    </>
  );
}
