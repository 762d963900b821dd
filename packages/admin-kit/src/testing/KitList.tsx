import { SelectField } from '@realmkit/design-system';
import type { FakeShell } from '@realmkit/shell/testing';
import { useInput } from 'ra-core';
import type { ReactNode } from 'react';
import type { FilterProps } from '../list/filter/FilterProps.ts';
import { SearchInput } from '../list/filter/SearchInput.tsx';
import { List, type ListProps } from '../list/List.tsx';
import { DataTable } from '../list/table/DataTable.tsx';
import { BulkDeleteButton } from '../listTools/bulk/BulkDeleteButton.tsx';
import { KitPage } from './KitPage.tsx';
import { listResources } from './kitList.ts';

interface ValueFilterProps extends FilterProps {
  readonly label: string;
  readonly values: readonly string[];
}

/** Filters by one of some values. */
function ValueFilter({ source, label, values }: ValueFilterProps) {
  const { field } = useInput({ source, defaultValue: '' });
  return (
    <SelectField
      label={label}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      options={[{ value: '', label: '–' }, ...values.map((value) => ({ value, label: value }))]}
    />
  );
}

/** The columns of the groups. */
const groupColumns: ReactNode = (
  <>
    <DataTable.Col source="name" label="Name" rowHeader />
    <DataTable.Col source="type" label="Type" from="md" />
    <DataTable.Col source="schoolUid" label="School" />
    <DataTable.Col source="userCount" label="Members" numeric disableSort />
  </>
);

interface KitListProps extends Partial<ListProps> {
  readonly shell: FakeShell;
  readonly path?: string;
}

/** Renders a list of groups as a page. */
export const KitList = ({ shell, path = '/controlpanel', ...list }: KitListProps) => (
  <KitPage shell={shell} resources={listResources} path={path}>
    <List
      resource="groups"
      title="Groups"
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder="Name" />,
        <ValueFilter key="type" source="type" alwaysOn label="Type of group" values={['class', 'group']} />,
        <ValueFilter key="schoolUid" source="schoolUid" label="School of the group" values={['se-school-1', 'se-school-2']} />,
      ]}
      {...list}
    >
      {list.children ?? (
        <DataTable bulkActionButtons={<BulkDeleteButton />} groupBy={({ schoolUid }) => String(schoolUid)}>
          {groupColumns}
        </DataTable>
      )}
    </List>
  </KitPage>
);
