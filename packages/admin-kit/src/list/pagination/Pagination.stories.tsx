import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page } from '../../testing/storyPage.ts';
import { Pagination } from './Pagination.tsx';

const meta = { ...listStories, component: Pagination } satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

/** The pages are links; another page size starts on the first page. */
export const Pages: Story = {
  play: async () => {
    await expect(await page().findByText('1–10 av 24')).toBeVisible();
    const last = page().getByRole('link', { name: 'Sida 3' });
    await expect(last.getAttribute('href')).toMatch(/\?page=3$/);
    await userEvent.click(last);
    await expect(await page().findByText('21–24 av 24')).toBeVisible();
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Rader per sida' }), '25');
    await expect(await page().findByText('1–24 av 24')).toBeVisible();
    await expect(page().queryByRole('link', { name: 'Sida 2' })).toBeNull();
  },
};

/** The service does not say how many rows there are: there is a next page as long as pages are full. */
export const UnknownTotal: Story = {
  args: { service: { isCounted: false } },
  play: async () => {
    await expect(await page().findByText('1–10 av ett okänt antal')).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Sida 2' }));
    await expect(await page().findByText('11–20 av ett okänt antal')).toBeVisible();
  },
};

/** All rows are up to a thousand: of more, the rest is found by searching. */
export const Cut: Story = {
  args: { path: '/controlpanel?itemsPerPage=-1', service: { count: 1200, locale: 'de' } },
  play: async () => {
    await waitFor(() => expect(page().getByText(/1.200 Treffer/)).toBeVisible());
    await expect(page().getByText(/Mehr lässt sich nicht auf einmal anzeigen/)).toBeInTheDocument();
  },
};
