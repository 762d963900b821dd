import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { FilterButton } from './FilterButton.tsx';

const meta = { ...listStories, component: FilterButton, globals: { viewport: { value: 'desk' } } } satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

/** A filter without `alwaysOn` is added from the menu, filters, and is removed. */
export const AddedFilter: Story = {
  play: async () => {
    await page().findByText('Klass 24');
    await press('Lägg till ett filter');
    await userEvent.click(await page().findByRole('menuitem', { name: 'School of the group' }));
    await userEvent.selectOptions(await page().findByRole('combobox', { name: 'School of the group' }), 'se-school-2');
    await waitFor(() => expect(page().queryByText('Klass 24')).toBeNull());
    // There is no other filter to add.
    await expect(page().queryByRole('button', { name: 'Lägg till ett filter' })).toBeNull();
    await press('School of the group, ta bort filtret');
    await expect(await page().findByText('Klass 24')).toBeVisible();
    await waitFor(() => expect(page().queryByRole('combobox', { name: 'School of the group' })).toBeNull());
  },
};

/** Escape closes the menu, and the focus returns to the button. */
export const Keyboard: Story = {
  play: async () => {
    const button = await page().findByRole('button', { name: 'Lägg till ett filter' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('menuitem', { name: 'School of the group' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(page().queryByRole('menuitem')).toBeNull();
  },
};

/** The browser translates the page: filters and pages come and go as before. */
export const AddedFilterTranslated: Story = { ...AddedFilter, parameters: { translated: true }, tags: ['!autodocs'] };
