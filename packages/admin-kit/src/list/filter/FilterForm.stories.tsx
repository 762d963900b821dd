import type { StoryObj } from '@storybook/react-vite';
import { useListContext } from 'ra-core';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { ActiveFilterChip } from './ActiveFilterChip.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterProps } from './FilterProps.ts';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  ...listStories,
  component: FilterForm,
  subcomponents: { SearchInput, ActiveFilterChip },
} satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

/** The list is searched while the user types, and filtered. */
export const SearchAndFilters: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    await userEvent.type(await page().findByRole('searchbox', { name: 'Sök' }), 'Klass 2');
    await waitFor(() => expect(page().getByText('6 träffar')).toBeVisible());
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Type of group' }), 'group');
    await waitFor(() => expect(page().getByText('2 träffar')).toBeVisible());
    await expect(page().getByRole('searchbox', { name: 'Sök' })).toHaveValue('Klass 2');
  },
};

/** On a phone, a button opens filters and sorting, and says how many filters there are. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(await page().findByText('Klass 24')).toBeVisible();
    await expect(page().queryByRole('combobox', { name: 'Type of group' })).toBeNull();
    await press('Filter och sortering');
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Sortera efter' }), 'Name, stigande');
    await expect(await page().findByText('Klass 1')).toBeVisible();
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Type of group' }), 'group');
    await waitFor(() => expect(page().getByText('8 träffar')).toBeVisible());
    await press('Filter och sortering (1)');
    await expect(page().queryByRole('combobox', { name: 'Type of group' })).toBeNull();
  },
};

function LinkedSchool({ source }: FilterProps) {
  const { filterValues } = useListContext();
  return <ActiveFilterChip source={source} label={`School: ${filterValues[source]}`} />;
}

/** What a link filters by is a chip, which removes it. */
export const ChipOfALink: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    path: '/controlpanel?filters=%7B%22schoolUid%22%3A%22se-school-2%22%7D',
    filters: [<LinkedSchool key="schoolUid" source="schoolUid" />],
  },
  play: async () => {
    await expect(await page().findByText('12 träffar')).toBeVisible();
    await press('School: se-school-2, ta bort filtret');
    await waitFor(() => expect(page().getByText('24 träffar')).toBeVisible());
    await expect(page().queryByRole('button', { name: /ta bort filtret/ })).toBeNull();
  },
};

/** Long words of a language fit on a phone. */
export const German: Story = {
  args: { service: { locale: 'de' }, title: 'Berufsorientierungsgruppen' },
  play: async () => {
    await expect(await page().findByText('24 Treffer')).toBeVisible();
  },
};
