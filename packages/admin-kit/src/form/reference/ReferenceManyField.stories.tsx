import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordContextProvider, useListContext } from 'ra-core';
import { expect } from 'storybook/test';
import { KitPage } from '../../testing/KitPage.tsx';
import { recordResources } from '../../testing/kitRecord.ts';
import { neverRespond, recordLoader, respondWith } from '../../testing/recordStories.ts';
import { page } from '../../testing/storyPage.ts';
import { ReferenceManyField } from './ReferenceManyField.tsx';

function Names() {
  const { data = [] } = useListContext();
  return (
    <ul>
      {data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

const meta = {
  component: ReferenceManyField,
  args: { reference: 'groups', target: 'schoolUid', children: <Names />, empty: <p>Inga grupper</p> },
  loaders: [recordLoader()],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={recordResources}>
      <RecordContextProvider value={{ id: 'se-2', name: 'Björkskolan' }}>
        <ReferenceManyField {...args} />
      </RecordContextProvider>
    </KitPage>
  ),
} satisfies Meta<typeof ReferenceManyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The records that refer to the current one, which is the filter of the request. */
export const Loaded: Story = {
  play: async ({ loaded: { onRequest } }) => {
    await expect(await page().findByText('Klass 2B')).toBeVisible();
    await expect(onRequest.mock.calls).toEqual([['GET groups {"schoolUid":"se-2"}']]);
  },
};

/** The records are loading. */
export const Loading: Story = {
  loaders: [recordLoader(neverRespond)],
  play: async () => {
    await expect(await page().findByRole('status', { name: 'Laddar' })).toBeVisible();
  },
};

/** No record refers to the current one. */
export const Empty: Story = {
  loaders: [recordLoader({ instead: () => Response.json({ data: [], meta: { totalItems: 0 } }) })],
  play: async () => {
    await expect(await page().findByText('Inga grupper')).toBeVisible();
  },
};

/** The records could not be loaded; a retry fetches them again. */
export const Failed: Story = {
  loaders: [recordLoader(respondWith(403))],
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Försök igen' })).toBeVisible();
  },
};
