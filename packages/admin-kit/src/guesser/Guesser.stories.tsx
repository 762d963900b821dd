import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { expect, within } from 'storybook/test';
import { defineResource } from '../resources/defineResource.ts';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { Component as CreateGuesser } from './CreateGuesser.tsx';
import { Component as EditGuesser } from './EditGuesser.tsx';
import { Component as ListGuesser } from './ListGuesser.tsx';
import { Component as ShowGuesser } from './ShowGuesser.tsx';

const withUid = <Item extends { readonly uid: string }>(item: Item) => ({ ...item, id: item.uid });
const groups = defineResource('customerManagement', {
  validation: 'service',
  getList: { call: 'GET /groups', answer: { data: [] }, request: () => ({}), rows: ({ data }) => data.map(withUid) },
  getOne: { call: 'GET /groups/{id}', answer: {}, request: ({ id }) => ({ path: { id: String(id) } }), record: withUid },
  create: { call: 'PUT /groups', answer: {}, request: ({ data }) => ({ body: data }), record: withUid },
  update: { call: 'PATCH /groups/{id}', answer: {}, request: ({ id, data }) => ({ path: { id: String(id) }, body: data }) },
});
const group = {
  uid: 'se-group-1',
  groupId: 1,
  name: 'Klass 2B',
  type: 'class',
  schoolUid: 'se-school-2',
  generateCode: true,
  userCount: 24,
};

interface GuessStory {
  readonly guesser: ReactNode;
}

/** Shows a page of a resource by its contract, with the code to copy: for a new resource, in development only. */
const meta = {
  title: 'Guessers',
  component: ListGuesser,
  loaders: [
    async () => ({
      shell: await kitShell(({ url }) =>
        url.includes('/groups/') ? Response.json(group) : Response.json({ data: [group], meta: { totalItems: 1 } }),
      ),
    }),
  ],
  args: { guesser: <ListGuesser /> },
  render: ({ guesser }, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{ groups }} path="/se-group-1">
      <ResourceContextProvider value="groups">
        <Routes>
          <Route path=":id" element={guesser} />
        </Routes>
      </ResourceContextProvider>
    </KitPage>
  ),
} satisfies Meta<GuessStory>;

export default meta;
type Story = StoryObj<GuessStory>;

const code = (canvas: HTMLElement, text: RegExp) => within(canvas).findByText(text, { selector: 'pre' });

/** The list has a column for each field of the contract. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Klass 2B')).toBeVisible();
    await code(canvasElement, /<DataTable.Col source="name" label="Name" rowHeader \/>/);
  },
};

/** The form has an input for each field that can be changed. */
export const Edit: Story = {
  args: { guesser: <EditGuesser /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Name' })).toHaveValue('Klass 2B');
    await code(canvasElement, /<TextInput source="name" label="Name" maxLength=\{255\} \/>/);
  },
};

/** The form has an input for each field of a new record. */
export const Create: Story = {
  args: { guesser: <CreateGuesser /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: /^Name/ })).toHaveValue('');
    await code(canvasElement, /isRequired/);
  },
};

/** The page shows each field of the record. */
export const Show: Story = {
  args: { guesser: <ShowGuesser /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Typical school entry year')).toBeVisible();
    await code(canvasElement, /<RecordField source="userCount" label="User count" \/>/);
  },
};
