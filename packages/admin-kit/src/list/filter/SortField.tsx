import { SelectField } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { isSortable, useListView } from '../../listState/ListViewContext.ts';

/** Selects the sort order of a list, on screens without column heads. */
export function SortField() {
  const { t } = useTranslation('list');
  const view = useListView();
  const { sort, setSort } = useListContext();
  const options = view.table.columns
    .filter((column) => isSortable(view, column))
    .flatMap(({ source, label }) => [
      { value: `${source},ASC`, label: t(($) => $.ascending, { field: label }) },
      { value: `${source},DESC`, label: t(($) => $.descending, { field: label }) },
    ]);
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t(($) => $.sort)}
      value={`${sort.field},${sort.order}`}
      options={options}
      onChange={(value) => {
        const [field = 'id', order] = value.split(',');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
    />
  );
}
