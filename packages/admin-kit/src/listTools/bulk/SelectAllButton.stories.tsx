import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { SelectAllButton } from './SelectAllButton.tsx';

const meta = { ...listStories, component: SelectAllButton } satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

const selectPage = async () => userEvent.click(await page().findByRole('checkbox', { name: 'Välj alla rader på sidan' }));

/** It selects the results of all pages once the page is selected; the focus stays in the bar when the button goes. */
export const AcrossPages: Story = {
  play: async () => {
    await selectPage();
    await press('Välj alla 24 träffar');
    await expect(await page().findByText('24 valda')).toBeVisible();
    await waitFor(() => expect(page().queryByRole('button', { name: /^Välj alla/ })).toBeNull());
    await expect(page().getByRole('region', { name: 'Valda rader' })).toHaveFocus();
    await userEvent.click(page().getByRole('link', { name: 'Sida 3' }));
    await expect(await page().findByRole('checkbox', { name: 'Välj Klass 1' })).toBeChecked();
  },
};

/** The rows are loading, which can be cancelled: then only the page is selected. */
export const Loading: Story = {
  args: { service: { behaviour: 'waiting', where: 'allRows' } },
  play: async () => {
    await selectPage();
    await press('Välj alla 24 träffar');
    await expect(await page().findByRole('button', { name: '0 av 24' })).toHaveFocus();
    await press('Avbryt');
    await expect(await page().findByRole('button', { name: 'Välj alla 24 träffar' })).toBeVisible();
    await expect(page().getByText('10 valda')).toBeVisible();
  },
};

/** The rows could not be loaded: a notice says why, and only the page is selected. */
export const Failed: Story = {
  args: { service: { behaviour: 'failing', where: 'allRows' } },
  play: async () => {
    await selectPage();
    await press('Välj alla 24 träffar');
    await expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    await expect(page().getByText('10 valda')).toBeVisible();
  },
};
