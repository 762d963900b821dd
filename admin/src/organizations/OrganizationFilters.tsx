import { useTranslation } from 'react-i18next';
import { SelectField } from '../fields/SelectField.tsx';
import { isUid } from '../list/ListDefinition.ts';
import { useListQuery } from '../list/useListQuery.ts';
import { organizationListDefinition, schoolUnitTypes } from './organizationListDefinition.ts';
import { ParentFilter } from './ParentFilter.tsx';

const activity = { active: true, inactive: false } as const;

/** Filters the list of organisations by type, by activity, and by the parent organisation that a link has set. */
export function OrganizationFilters() {
  const { t } = useTranslation('admin');
  const { query, setFilter } = useListQuery(organizationListDefinition);
  const { type, active, parent } = query.filters;
  return (
    <>
      <SelectField
        label={t(($) => $.organizations.type)}
        value={typeof type === 'string' ? type : ''}
        onChange={(chosen) => setFilter('type', chosen || undefined)}
        options={[
          { value: '', label: t(($) => $.organizations.allTypes) },
          ...schoolUnitTypes.map((name) => ({ value: name, label: t(($) => $.schoolUnitTypes[name]) })),
        ]}
      />
      <SelectField
        label={t(($) => $.organizations.activity)}
        value={active === undefined ? '' : active ? 'active' : 'inactive'}
        onChange={(chosen) => setFilter('active', chosen === 'active' || chosen === 'inactive' ? activity[chosen] : undefined)}
        options={[
          { value: '', label: t(($) => $.organizations.activeOrNot) },
          { value: 'active', label: t(($) => $.organizations.active) },
          { value: 'inactive', label: t(($) => $.organizations.inactive) },
        ]}
      />
      {isUid(parent) ? <ParentFilter uid={parent} onRemove={() => setFilter('parent', undefined)} /> : null}
    </>
  );
}
