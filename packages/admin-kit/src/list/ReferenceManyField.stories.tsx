import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordContextProvider } from 'ra-core';
import { expect, userEvent } from 'storybook/test';
import { KitPage } from '../testing/KitPage.tsx';
import { listResources, listShell } from '../testing/kitList.ts';
import { recordResources } from '../testing/kitRecord.ts';
import { RowNames } from '../testing/RowNames.tsx';
import { neverRespond, recordLoader, respondWith } from '../testing/recordStories.ts';
import { page } from '../testing/storyPage.ts';
import { ReferenceManyField } from './ReferenceManyField.tsx';
import { DataTable } from './table/DataTable.tsx';

const meta = {
  component: ReferenceManyField,
  args: { reference: 'groups', target: 'schoolUid', children: <RowNames />, empty: <p>Inga grupper</p> },
  loaders: [recordLoader()],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={recordResources}>
      <RecordContextProvider value={{ id: 'se-2', name: 'Björkskolan' }}>
        <ReferenceManyField {...args} />
      </RecordContextProvider>
    </KitPage>
  ),
} satisfies Meta<typeof ReferenceManyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The records that refer to the current one, which is the filter of the request. */
export const Loaded: Story = {
  play: async ({ loaded: { onRequest } }) => {
    await expect(await page().findByText('Klass 2B')).toBeVisible();
    await expect(onRequest.mock.calls).toEqual([['GET groups {"schoolUid":"se-2"}']]);
  },
};

/** The records as a table, with pages. Its sorting and its pages are not in the URL, which is that of the page around it. */
export const AsTable: Story = {
  args: {
    title: 'Grupper',
    perPage: 10,
    children: (
      <DataTable>
        <DataTable.Col source="name" label="Namn" rowHeader />
        <DataTable.Col source="userCount" label="Medlemmar" numeric disableSort />
      </DataTable>
    ),
  },
  loaders: [async () => ({ shell: await listShell() })],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={listResources} path="/controlpanel">
      <RecordContextProvider value={{ id: 'se-school-1', name: 'Björkskolan' }}>
        <ReferenceManyField {...args} />
      </RecordContextProvider>
    </KitPage>
  ),
  play: async () => {
    await expect(await page().findByRole('rowheader', { name: 'Klass 24' })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Namn' }));
    await expect(await page().findByRole('rowheader', { name: 'Klass 2' })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Sida 2' }));
    await expect(await page().findByText('11–12 av 12')).toBeVisible();
  },
};

/** The records are loading. */
export const Loading: Story = {
  loaders: [recordLoader(neverRespond)],
  play: async () => {
    await expect(await page().findByRole('status', { name: 'Laddar' })).toBeVisible();
  },
};

/** No record refers to the current one. */
export const Empty: Story = {
  loaders: [recordLoader({ instead: () => Response.json({ data: [], meta: { totalItems: 0 } }) })],
  play: async () => {
    await expect(await page().findByText('Inga grupper')).toBeVisible();
  },
};

/** The records could not be loaded; a retry fetches them again. */
export const Failed: Story = {
  loaders: [recordLoader(respondWith(403))],
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Försök igen' })).toBeVisible();
  },
};
