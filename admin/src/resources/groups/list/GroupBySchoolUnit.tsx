import type { FilterProps } from '@realmkit/admin-kit';
import { SelectField } from '@realmkit/design-system';
import { useListContext } from 'react-admin';
import { useTranslation } from 'react-i18next';

/** Groups the rows of the list of groups under the names of their school units, or ends that. */
export function GroupBySchoolUnit({ source }: FilterProps) {
  const { t } = useTranslation('admin');
  const { sort, setSort } = useListContext();
  return (
    <SelectField
      label={t(($) => $.list.groupBy)}
      value={sort.field === source ? source : ''}
      onChange={(chosen) => setSort(chosen === '' ? { field: 'id', order: 'DESC' } : { field: source, order: 'ASC' })}
      options={[
        { value: '', label: t(($) => $.list.notGrouped) },
        { value: source, label: t(($) => $.users.organization) },
      ]}
    />
  );
}
