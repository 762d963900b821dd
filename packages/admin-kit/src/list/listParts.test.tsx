import { RealmProvider } from '@realmkit/design-system';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type RaRecord, RecordContextProvider, ReferenceArrayFieldBase, useList } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TextInput } from '../form/inputs/TextInput.tsx';
import { BulkActionButton } from '../listTools/bulk/BulkActionButton.tsx';
import { KitPage } from '../testing/KitPage.tsx';
import { type KitListOptions, listResources, listShell } from '../testing/kitList.ts';
import { FilterForm } from './filter/FilterForm.tsx';
import { SearchInput } from './filter/SearchInput.tsx';
import { InfiniteList } from './InfiniteList.tsx';
import { List } from './List.tsx';
import { ListActions } from './ListActions.tsx';
import { InfinitePagination } from './pagination/InfinitePagination.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { ReferenceManyField } from './ReferenceManyField.tsx';
import { DataTable } from './table/DataTable.tsx';

vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** The names of the rows that the action of the tables got. */
let archived: string[] = [];

beforeEach(() => {
  localStorage.clear();
  archived = [];
});
afterEach(cleanup);

const ids = Array.from({ length: 24 }, (_, index) => `se-group-${24 - index}`);
const local: RaRecord[] = ids.map((id, index) => ({ id, name: `Klass ${24 - index}`, type: index % 3 === 0 ? 'group' : 'class' }));

const filters = [<SearchInput key="q" source="q" alwaysOn />, <TextInput key="type" source="type" label="Type of group" alwaysOn />];

const table = (
  <DataTable
    bulkActionButtons={
      <BulkActionButton label="Archive" confirmTitle="Archive them?" mutationFn={async ({ name }) => archived.push(name)} />
    }
  >
    <DataTable.Col source="name" label="Name" rowHeader />
    <DataTable.Col source="type" label="Type" disableSort />
  </DataTable>
);

/** All parts that a page can put around a table by hand. */
const parts = (
  <>
    <FilterForm filters={filters} actions={<ListActions />} />
    {table}
    <Pagination />
    <InfinitePagination />
  </>
);

const LocalList = ({ data, children }: { readonly data: RaRecord[]; readonly children: ReactNode }) => (
  <ListContextProvider value={useList({ data, perPage: 10 })}>{children}</ListContextProvider>
);

const sort = { field: 'id', order: 'DESC' } as const;
const reference = { reference: 'groups', perPage: 10 } as const;

/** Each place of a table, the number of its rows, one of those of the next page, and what shows them. */
const places = [
  {
    place: 'List',
    count: 24,
    later: 'Klass 14',
    next: ['link', 'Page 2'],
    list: (
      <List resource="groups" title="Groups" filters={filters}>
        {table}
        <InfinitePagination />
      </List>
    ),
  },
  {
    place: 'InfiniteList',
    count: 24,
    later: 'Klass 14',
    next: ['button', 'Show more'],
    list: (
      <InfiniteList resource="groups" sort={sort}>
        <FilterForm filters={filters} actions={<ListActions />} />
        {table}
      </InfiniteList>
    ),
  },
  {
    place: 'ReferenceManyField',
    count: 12,
    later: 'Klass 4',
    next: ['button', 'Page 2'],
    list: (
      <ReferenceManyField {...reference} target="schoolUid" filters={filters} actions={<ListActions />}>
        {table}
        <InfinitePagination />
      </ReferenceManyField>
    ),
  },
  {
    place: 'ReferenceArrayField of ra-core',
    count: 24,
    later: 'Klass 14',
    next: ['button', 'Page 2'],
    list: (
      <ReferenceArrayFieldBase {...reference} source="groups">
        {parts}
      </ReferenceArrayFieldBase>
    ),
  },
  {
    place: 'context of useList',
    count: 24,
    later: 'Klass 14',
    next: ['button', 'Page 2'],
    list: <LocalList data={local}>{parts}</LocalList>,
  },
] as const;

async function open(list: ReactNode, service: KitListOptions = {}) {
  const shell = await listShell({ locale: 'en-GB', ...service });
  render(
    <RealmProvider realm="se" scheme="light">
      <KitPage shell={shell} resources={listResources} path="/controlpanel">
        <RecordContextProvider value={{ id: 'se-school-1', groups: ids }}>{list}</RecordContextProvider>
      </KitPage>
    </RealmProvider>,
  );
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe.each(places)('a table in: $place', ({ list, count, later, next: [role, next] }) => {
  test('it shows its rows, sorts them by a heading and shows the next ones', async () => {
    await open(list);
    await screen.findByRole('rowheader', { name: 'Klass 24' });
    expect(names()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()[0]).toBe(count === 24 ? 'Klass 1' : 'Klass 2'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.queryByRole('button', { name: 'Type' })).toBeNull();
    await userEvent.click(screen.getByRole(role, { name: next }));
    await waitFor(() => expect(names()).toHaveLength(next === 'Show more' ? 20 : Math.min(10, count - 10)));
  });

  test('the search and the filters narrow the rows, and a search without a match can be widened', async () => {
    await open(list);
    await screen.findByRole('rowheader', { name: 'Klass 24' });
    await userEvent.type(screen.getByRole('searchbox'), 'Klass 2');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Klass 18' })).toBeNull());
    expect(names()).toContain('Klass 24');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('rowheader', { name: 'Klass 18' })).toBeVisible();
  });

  test('selected rows are kept over the pages, and their actions get them all', async () => {
    await open(list);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Klass 24' }));
    const toolbar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    await userEvent.click(screen.getByRole(role, { name: next }));
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${later}` }));
    expect(toolbar.getByText('2 selected')).toBeVisible();
    await userEvent.click(toolbar.getByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive them?' }));
    await userEvent.click(question.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(archived).toEqual(['Klass 24', later]));
  });
});

/** The places whose parts share a table: a button outside of a plain list context cannot know the columns of the table in it. */
describe.each(places.slice(0, 3))('the tools of: $place', ({ list }) => {
  test('a column can be hidden', async () => {
    await open(list);
    await screen.findByRole('columnheader', { name: 'Type' });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Type' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Type', hidden: true })).toBeNull());
  });
});

describe.each(places.slice(0, 4))('the states of: $place', ({ list }) => {
  test('it says that its rows could not be loaded', async () => {
    await open(list, { behaviour: 'failing' });
    expect(await screen.findByText('The list could not be loaded')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.each([
  ['List', <List key="list" resource="groups" title="Groups" children={table} />],
  ['InfiniteList', <InfiniteList key="infinite" resource="groups" children={table} />],
  ['ReferenceManyField', <ReferenceManyField key="many" {...reference} target="schoolUid" children={table} />],
  ['ReferenceArrayField of ra-core', <ReferenceArrayFieldBase key="array" {...reference} source="none" children={table} />],
  ['context of useList', <LocalList key="local" data={[]} children={table} />],
])('a table without rows says so in: %s', async (_place, list) => {
  await open(list, { count: 0 });
  expect(await screen.findByText('There is nothing here yet')).toBeVisible();
});

test('all rows of a ReferenceManyField are those of its record', async () => {
  await open(
    <ReferenceManyField {...reference} target="schoolUid">
      {table}
    </ReferenceManyField>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 12 results' }));
  expect(await screen.findByText('12 selected', { selector: 'section *' })).toBeVisible();
});
