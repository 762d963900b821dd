import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRecordContext } from 'ra-core';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KitList } from '../../testing/KitList.tsx';
import { listShell } from '../../testing/kitList.ts';
import { DataTable } from './DataTable.tsx';
import { RecordLink } from './RecordLink.tsx';
import { RecordName } from './RecordName.tsx';
import { RowLinks } from './RowLinks.tsx';

const Upper = ({ source }: { readonly source: string }) => <>{String(useRecordContext()?.[source]).toUpperCase()}</>;

const meta = {
  component: DataTable,
  subcomponents: { 'DataTable.Col': DataTable.Col, RecordLink, RecordName, RowLinks },
  args: {
    children: [
      <DataTable.Col key="name" source="name" label="Name" rowHeader />,
      <DataTable.Col key="type" source="type" label="Type" field={Upper} />,
      <DataTable.Col key="userCount" source="userCount" label="Members" numeric render={({ userCount }) => `${userCount} people`} />,
    ],
  },
  loaders: [
    async () => {
      localStorage.clear();
      return { shell: await listShell() };
    },
  ],
  render: (args, { loaded: { shell } }) => (
    <KitList shell={shell}>
      <DataTable {...args} />
    </KitList>
  ),
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table on wide screens: a column has a plain value, a field, or what `render` returns. */
export const Columns: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Groups' }));
    await expect(table.getByRole('rowheader', { name: 'Klass 24' })).toBeVisible();
    await expect(table.getAllByRole('cell', { name: 'GROUP' })[0]).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'));
    await expect(table.queryByRole('button', { name: 'Type' })).toBeNull();
    await expect(table.queryByRole('checkbox')).toBeNull();
  },
};

/** Cards of the same columns on narrow screens. */
export const CardsOnPhones: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Groups' }));
    await expect(list.getByText('Klass 24')).toBeVisible();
    await expect(list.getAllByText('Members')[0]).toBeVisible();
  },
};

/** The browser translates the page: the list is sorted in both directions. */
export const SortedTranslated: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: { translated: true },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Groups' }));
    for (const direction of ['ascending', 'descending', 'ascending']) {
      await userEvent.click(table.getByRole('button', { name: 'Name' }));
      await waitFor(() => expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', direction));
    }
  },
};
