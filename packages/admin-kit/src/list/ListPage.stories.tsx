import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceContextProvider } from 'ra-core';
import { expect, within } from 'storybook/test';
import { defineResource } from '../resources/defineResource.ts';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { DataTable } from './table/DataTable.tsx';

const invoices = defineResource('payment', {
  getList: { call: 'GET /invoices', answer: { data: [] }, request: () => ({}), rows: ({ data }) => data, countsRows: true },
  create: { call: 'POST /subscriptions', answer: {}, request: ({ data }) => ({ body: data }), record: ({ id }) => ({ id }) },
});

interface PageStory extends ListPageProps {
  readonly allows: boolean;
}

/** A list as a page of its own, with its heading and the button that adds a record. */
const meta = {
  title: 'ListPage',
  tags: ['autodocs'],
  component: ListPage,
  args: {
    allows: true,
    title: 'Fakturor',
    add: 'Lägg till faktura',
    children: (
      <DataTable>
        <DataTable.Col source="number" label="Nummer" rowHeader />
      </DataTable>
    ),
  },
  loaders: [async () => ({ shell: await kitShell(() => Response.json({ data: [{ id: 'in_1', number: 'SE-0001' }] })) })],
  render: ({ allows, ...props }, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{ invoices }} allows={allows}>
      <ResourceContextProvider value="invoices">
        <ListPage {...props} />
      </ResourceContextProvider>
    </KitPage>
  ),
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

/** Records can be added. */
export const WithButton: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('SE-0001')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Fakturor' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lägg till faktura' })).toHaveAttribute('href', '/invoices/new');
  },
};

/** Whoever may not add a record has no button. */
export const WithoutPermission: Story = {
  args: { allows: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('SE-0001')).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
  },
};
