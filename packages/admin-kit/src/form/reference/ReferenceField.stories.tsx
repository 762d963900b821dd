import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import { expect } from 'storybook/test';
import { KitPage } from '../../testing/KitPage.tsx';
import { group, recordResources } from '../../testing/kitRecord.ts';
import { neverRespond, recordLoader, respondWith } from '../../testing/recordStories.ts';
import { page } from '../../testing/storyPage.ts';
import type { AnyRecord } from '../inputs/useFormField.ts';
import { ReferenceField } from './ReferenceField.tsx';

const meta = {
  component: ReferenceField<AnyRecord, RaRecord>,
  args: {
    source: 'schoolUid',
    reference: 'schoolUnits',
    link: ({ id }) => `/schools/${id}`,
    render: ({ name }) => name,
    empty: 'Ingen skola',
  },
  loaders: [recordLoader()],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={recordResources}>
      <RecordContextProvider value={{ ...group, id: group.uid }}>
        <ReferenceField {...args} />
      </RecordContextProvider>
    </KitPage>
  ),
} satisfies Meta<typeof ReferenceField<AnyRecord, RaRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The record that the id refers to, with a link to it. */
export const Linked: Story = {
  play: async () => {
    await expect(await page().findByRole('link', { name: 'Björkskolan' })).toHaveAttribute('href', '/schools/se-2');
  },
};

/** The record is loading. */
export const Loading: Story = {
  loaders: [recordLoader(neverRespond)],
  play: async () => {
    await expect(await page().findByText('…')).toBeVisible();
  },
};

/** There is no such record any more. */
export const Gone: Story = {
  loaders: [recordLoader(respondWith(404))],
  play: async () => {
    await expect(await page().findByText('Ingen skola')).toBeVisible();
  },
};

/** There is no id. */
export const Empty: Story = {
  args: { source: 'parentUid' },
  play: async ({ loaded: { onRequest } }) => {
    await expect(await page().findByText('Ingen skola')).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
  },
};
