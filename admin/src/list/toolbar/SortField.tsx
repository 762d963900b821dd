import type { ListQuery } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField.tsx';
import type { ListColumn } from '../ListColumn.ts';
import type { ListDefinition } from '../ListDefinition.ts';

interface SortFieldProps {
  readonly definition: ListDefinition;
  readonly columns: readonly Pick<ListColumn<never>, 'field' | 'label'>[];
  readonly query: ListQuery;
  readonly onSort: (sort: Pick<ListQuery, 'sortBy' | 'sortDesc'>) => void;
}

/** Selects the sort order of a list, on screens without column heads. */
export function SortField({ definition, columns, query, onSort }: SortFieldProps) {
  const { t } = useTranslation('admin');
  const options = columns
    .filter(({ field }) => definition.sortable.includes(field))
    .flatMap(({ field, label }) => [
      { value: `${field},asc`, label: t(($) => $.list.ascending, { field: label }) },
      { value: `${field},desc`, label: t(($) => $.list.descending, { field: label }) },
    ]);
  return (
    <SelectField
      label={t(($) => $.list.sort)}
      value={`${query.sortBy},${query.sortDesc ? 'desc' : 'asc'}`}
      options={options}
      onChange={(value) => {
        const [sortBy = 'id', direction] = value.split(',');
        onSort({ sortBy, sortDesc: direction === 'desc' });
      }}
    />
  );
}
