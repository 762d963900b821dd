import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { SavedQueriesList } from './SavedQueriesList.tsx';

const meta = {
  ...listStories,
  component: SavedQueriesList,
  args: { ...listStories.args, actions: <SavedQueriesList /> },
} satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

const stored = () => localStorage.getItem('realmkit-list se-user-3 groups') ?? '';

/** A view is saved without what was searched for, shown again, and removed. */
export const SavedView: Story = {
  globals: { viewport: { value: 'desk' } },
  args: { path: '/controlpanel?filters=%7B%22type%22%3A%22group%22%7D&searchString=Klass' },
  play: async () => {
    await expect(await page().findByText('8 träffar')).toBeVisible();
    await press('Vyer');
    await userEvent.type(await page().findByRole('textbox', { name: 'Namn på den aktuella vyn' }), 'Bara grupper');
    await press('Spara vyn');
    await expect(stored()).not.toContain('Klass');
    await press('Stäng');
    await waitFor(() => expect(page().getByRole('button', { name: 'Vyer' })).toHaveFocus());
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Type of group' }), 'class');
    await expect(await page().findByText('16 träffar')).toBeVisible();
    await press('Vyer');
    await press('Visa vyn Bara grupper');
    await waitFor(() => expect(page().getByRole('combobox', { name: 'Type of group' })).toHaveValue('group'));
    await expect(page().getByRole('searchbox', { name: 'Sök' })).toHaveValue('');
    await press('Vyer');
    await press('Ta bort vyn Bara grupper');
    await waitFor(() => expect(stored()).not.toContain('Bara grupper'));
  },
};

/** There are no views yet, in a language with long words. */
export const Empty: Story = {
  args: { service: { locale: 'de' } },
  play: async () => {
    await press('Ansichten');
    await waitFor(() => expect(page().getByText('Noch keine Ansichten.')).toBeVisible());
    await expect(page().getByRole('button', { name: 'Ansicht speichern' })).toBeDisabled();
  },
};
