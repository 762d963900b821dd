import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { ExportButton } from './ExportButton.tsx';

const meta = {
  ...listStories,
  component: ExportButton,
  args: { ...listStories.args, actions: <ExportButton /> },
} satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

async function start() {
  await page().findByText('Klass 24');
  await press('Exportera');
  const dialog = within(await page().findByRole('alertdialog', { name: 'Exportera listan' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Filformat' }), 'csv');
  await userEvent.click(dialog.getByRole('button', { name: 'Exportera' }));
  return dialog;
}

/** The file has the rows of all pages, and the export is recorded. */
export const AllRows: Story = {
  play: async ({ loaded: { shell } }) => {
    const files = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    await start();
    await expect(await page().findByText('Exporterade rader: 24')).toBeVisible();
    const [file] = files.mock.lastCall ?? [];
    const lines = file instanceof Blob ? (await file.text()).trim().split('\r\n') : [];
    await expect([lines.length, lines[0], lines[24]]).toEqual([25, 'Name;Type;School;Members', 'Klass 1;class;se-school-2;25']);
    await expect(shell.recorded).toContainEqual(expect.objectContaining({ name: 'listExported', path: '/controlpanel' }));
  },
};

/** The rows are loading, which can be cancelled. */
export const Loading: Story = {
  args: { service: { behaviour: 'waiting', where: 'allRows' } },
  play: async () => {
    const dialog = await start();
    await waitFor(() => expect(dialog.getByRole('progressbar')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(page().getByRole('button', { name: 'Exportera' })).toHaveFocus());
  },
};

/** The rows could not be loaded; the export can be started again. */
export const Failed: Story = {
  args: { service: { behaviour: 'failing', where: 'allRows' } },
  play: async () => {
    const dialog = await start();
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Exportera' })).toBeEnabled();
  },
};

/** There is nothing to export. */
export const Empty: Story = {
  args: { service: { count: 0 } },
  play: async () => {
    await page().findByText('Här finns ingenting än');
    await expect(page().getByRole('button', { name: 'Exportera' })).toBeDisabled();
  },
};

/** The choice before the export, in a language with long words. */
export const German: Story = {
  args: { service: { locale: 'de' } },
  play: async () => {
    await page().findByText('Klass 24');
    await press('Exportieren');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Liste exportieren' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Dateiart' })).toBeVisible());
  },
};
