import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../testing/listStories.tsx';
import { page, press } from '../testing/storyPage.ts';
import { List } from './List.tsx';
import { ListActions } from './ListActions.tsx';
import { RefreshButton } from './RefreshButton.tsx';

const meta = {
  ...listStories,
  component: List,
  subcomponents: { ListActions, RefreshButton },
} satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

/** The rows of a resource, with search, filters, tools and pages. */
export const Rows: Story = {
  play: async () => {
    await expect(await page().findByText('Klass 24')).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Sida 2' }));
    await expect(await page().findByText('Klass 14')).toBeVisible();
  },
};

/** The list is loading. */
export const Loading: Story = {
  args: { service: { behaviour: 'waiting' } },
  play: async () => {
    await expect(await page().findByRole('status', { name: 'Laddar' })).toBeVisible();
  },
};

/** There are no rows at all. */
export const Empty: Story = {
  args: { service: { count: 0 } },
  play: async () => {
    await expect(await page().findByText('Här finns ingenting än')).toBeVisible();
  },
};

/** No row matches the search, which can be cleared. */
export const NoMatch: Story = {
  args: { path: '/controlpanel?searchString=zzz' },
  play: async () => {
    await press('Rensa sökning och filter');
    await expect(await page().findByText('Klass 24')).toBeVisible();
  },
};

/** The rows could not be loaded. */
export const Failed: Story = {
  args: { service: { behaviour: 'failing' } },
  play: async () => {
    await expect(await page().findByText('Listan kunde inte laddas')).toBeVisible();
    await expect(page().getByRole('button', { name: 'Försök igen' })).toBeEnabled();
  },
};

/** The list on a phone, in a language with long words. */
export const German: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { service: { locale: 'de' } },
  play: async () => {
    await expect(await page().findByText('24 Treffer')).toBeVisible();
    await press('Filter und Sortierung');
  },
};

/** The rows are under the names of their groups while the list is sorted by them. */
export const Grouped: Story = {
  args: { path: '/controlpanel?sortBy=schoolUid&sortDesc=false' },
  play: async () => {
    await expect((await page().findAllByText('se-school-1')).length).toBeGreaterThan(1);
  },
};
