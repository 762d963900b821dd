import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '../../list/table/DataTable.tsx';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { BulkDeleteButton } from './BulkDeleteButton.tsx';

const onDelete = fn<(line: string) => void>();

const meta = {
  ...listStories,
  component: BulkDeleteButton,
  args: { ...listStories.args, service: { onDelete } },
  beforeEach: () => {
    onDelete.mockClear();
  },
} satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

async function openQuestion(...names: readonly string[]) {
  for (const name of names) await userEvent.click(await page().findByRole('checkbox', { name: `Välj ${name}` }));
  await press('Ta bort');
  return within(await page().findByRole('alertdialog', { name: `Ta bort de valda raderna (${names.length})?` }));
}

/** Rows are deleted after a question, one call for each. */
export const Deleted: Story = {
  play: async () => {
    const question = await openQuestion('Klass 24', 'Klass 22');
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(page().queryByText('Klass 24')).toBeNull());
    await expect(page().getByText('Klass 23')).toBeVisible();
    await expect(onDelete.mock.calls.flat().toSorted()).toEqual(['DELETE groups/se-group-22', 'DELETE groups/se-group-24']);
  },
};

/** A row that the service refuses stays selected, with the reason and a retry. */
export const Refused: Story = {
  args: { service: { onDelete, undeletable: ['se-group-23'] } },
  play: async () => {
    const question = await openQuestion('Klass 24', 'Klass 23');
    await userEvent.click(question.getByRole('button', { name: 'Ta bort' }));
    const report = within(await page().findByRole('alertdialog', { name: 'Allt gick inte' }));
    await waitFor(() => expect(report.getByText('Klara: 1. Inte klara: 1.')).toBeVisible());
    await expect(report.getByText(/Du har inte behörighet/)).toBeVisible();
    await userEvent.click(report.getByRole('button', { name: 'Försök igen: Klass 23' }));
    await waitFor(() => expect(onDelete.mock.calls.filter(([line]) => line.endsWith('-23'))).toHaveLength(2));
    await userEvent.click(await page().findByRole('button', { name: 'Stäng' }));
    await expect(await page().findByRole('checkbox', { name: 'Välj Klass 23' })).toBeChecked();
  },
};

/** What may not be deleted is left out, with the reason; nothing else was selected. */
export const Forbidden: Story = {
  args: {
    children: (
      <DataTable bulkActionButtons={<BulkDeleteButton forbidden={({ userCount }) => (userCount > 20 ? 'it has members' : undefined)} />}>
        <DataTable.Col source="name" label="Name" rowHeader />
      </DataTable>
    ),
  },
  play: async () => {
    const question = await openQuestion('Klass 23');
    await waitFor(() => expect(question.getByText('Klass 23 utelämnas: it has members')).toBeVisible());
    await expect(question.getByRole('button', { name: 'Ta bort' })).toBeDisabled();
    await userEvent.click(question.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(page().getByRole('button', { name: 'Ta bort' })).toHaveFocus());
    await expect(page().getByText('1 vald')).toBeVisible();
  },
};

/** The browser translates the page: the question becomes the report. */
export const RefusedTranslated: Story = { ...Refused, parameters: { translated: true }, tags: ['!autodocs'] };
