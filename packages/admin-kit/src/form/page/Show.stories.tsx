import { DescriptionList } from '@realmkit/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordField } from '../../show/RecordField.tsx';
import { KitPage } from '../../testing/KitPage.tsx';
import { recordResources } from '../../testing/kitRecord.ts';
import { neverRespond, recordLoader, respondWith } from '../../testing/recordStories.ts';
import { page } from '../../testing/storyPage.ts';
import { Show } from './Show.tsx';

const meta = {
  component: Show,
  subcomponents: { RecordField },
  args: {
    resource: 'groups',
    id: 'se-1',
    title: ({ name }) => String(name),
    subtitle: ({ type }) => String(type),
    list: { href: '/groups', label: 'Grupper' },
    children: (
      <DescriptionList>
        <RecordField source="name" label="Namn" />
        <RecordField source="userCount" label="Mitgliederverwaltungsberechtigungsanzahl" />
      </DescriptionList>
    ),
  },
  loaders: [recordLoader()],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={recordResources}>
      <Show {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof Show>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The attributes of a record, below its name, which the tab of the browser has too. */
export const Loaded: Story = {
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Klass 2B' })).toBeVisible();
    await expect(page().getByText('24')).toBeVisible();
    await expect(document.title).toMatch(/^Klass 2B – /);
    await expect(page().getByRole('link', { name: 'Grupper' })).toHaveAttribute('href', '/groups');
  },
};

/** The record is loading. */
export const Loading: Story = {
  loaders: [recordLoader(neverRespond)],
  play: async () => {
    await expect(await page().findByRole('status', { name: 'Laddar' })).toBeVisible();
  },
};

/** The record could not be loaded; a retry fetches it again. */
export const Failed: Story = {
  loaders: [recordLoader(respondWith(403))],
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Försök igen' })).toBeVisible();
    await expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('Detta kunde inte laddas');
  },
};

/** There is no such record any more. */
export const Gone: Story = {
  loaders: [recordLoader(respondWith(404))],
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Posten finns inte' })).toBeVisible();
    await expect(page().getByRole('link', { name: 'Till listan' })).toHaveAttribute('href', '/groups');
  },
};
