import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KitPage } from '../testing/KitPage.tsx';
import { type KitListOptions, listResources, listShell } from '../testing/kitList.ts';
import { RowNames } from '../testing/RowNames.tsx';
import { InfiniteList } from './InfiniteList.tsx';
import { InfinitePagination } from './pagination/InfinitePagination.tsx';

const meta = {
  component: InfiniteList,
  subcomponents: { InfinitePagination },
  args: {},
  loaders: [async ({ args }) => ({ shell: await listShell(args) })],
  render: (_, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={listResources}>
      <InfiniteList resource="groups" sort={{ field: 'id', order: 'DESC' }}>
        <RowNames />
      </InfiniteList>
    </KitPage>
  ),
} satisfies Omit<Meta<KitListOptions>, 'component'> & { readonly component: typeof InfiniteList };

export default meta;
type Story = StoryObj<KitListOptions>;

/** The next rows are added at the end. */
export const More: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Visa fler' }));
    await expect(await canvas.findByText('Klass 14')).toBeVisible();
    await expect(canvas.getByText('Klass 24')).toBeVisible();
  },
};

/** The first rows are loading. */
export const Loading: Story = {
  args: { behaviour: 'waiting' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Laddar' })).toBeVisible();
  },
};

/** There are no rows. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Här finns ingenting än')).toBeVisible();
  },
};

/** The rows could not be loaded. */
export const Failed: Story = {
  args: { behaviour: 'failing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Listan kunde inte laddas')).toBeVisible();
  },
};
