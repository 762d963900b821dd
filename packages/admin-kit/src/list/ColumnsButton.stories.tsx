import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../testing/listStories.tsx';
import { page, press } from '../testing/storyPage.ts';
import { ColumnsButton } from './ColumnsButton.tsx';

const meta = {
  ...listStories,
  component: ColumnsButton,
  args: { ...listStories.args, actions: <ColumnsButton /> },
} satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

/** A column is hidden; that of the names cannot be. The focus returns to the button. */
export const HiddenColumn: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    await expect(await page().findByRole('columnheader', { name: 'School' })).toBeVisible();
    await press('Kolumner');
    await expect(await page().findByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page().getByRole('menuitemcheckbox', { name: 'School' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().getByRole('button', { name: 'Kolumner' })).toHaveFocus());
    await expect(page().queryByRole('columnheader', { name: 'School' })).toBeNull();
    await expect(localStorage.getItem('realmkit-list se-user-3 groups')).toContain('schoolUid');
  },
};

/** The open menu; on a phone it chooses the lines of the cards. */
export const Open: Story = {
  play: async () => {
    await page().findByText('Klass 24');
    await press('Kolumner');
    await waitFor(() => expect(page().getByRole('menuitemcheckbox', { name: 'School' })).toBeVisible());
    await expect(page().getByRole('menuitemcheckbox', { name: 'School' })).toBeChecked();
  },
};
