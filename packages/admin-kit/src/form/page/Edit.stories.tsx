import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KitPage } from '../../testing/KitPage.tsx';
import { group, recordResources, refusal } from '../../testing/kitRecord.ts';
import { neverRespond, recordLoader, refuseWrites, respondWith } from '../../testing/recordStories.ts';
import { page, press } from '../../testing/storyPage.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { SimpleForm } from '../SimpleForm.tsx';
import { Edit } from './Edit.tsx';

/** Responds with a group that somebody else renames after it was first read. */
function renamed(name: string) {
  let reads = 0;
  return ({ method }: Request) => {
    if (method !== 'GET') return undefined;
    reads += 1;
    return Response.json({ ...group, name: reads === 1 ? group.name : name });
  };
}

const meta = {
  component: Edit,
  subcomponents: { ConflictDialog },
  args: {
    resource: 'groups',
    id: 'se-1',
    title: ({ name }) => String(name),
    list: { href: '/groups', label: 'Grupper' },
    labelOf: () => 'Namn',
    children: (
      <SimpleForm>
        <TextInput source="name" label="Namn" isRequired />
      </SimpleForm>
    ),
  },
  loaders: [recordLoader()],
  render: (args, { loaded: { shell }, parameters: { allows = true } }) => (
    <KitPage shell={shell} resources={recordResources} allows={allows}>
      <Edit {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof Edit>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => page().findByRole('textbox', { name: /^Namn/ });

/** The form of a record: only what differs is sent, and nothing before something does. */
export const Saved: Story = {
  play: async ({ loaded: { onRequest } }) => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Klass 2B' })).toBeVisible();
    await expect(page().getByRole('button', { name: 'Spara' })).toBeDisabled();
    await userEvent.type(await name(), '!');
    await press('Spara');
    await expect(await page().findByText('Klass 2B! är sparad')).toBeVisible();
    await expect(await page().findByRole('heading', { level: 1, name: 'Klass 2B!' })).toBeVisible();
    await expect(onRequest).toHaveBeenCalledWith('PATCH groups/se-1 {"name":"Klass 2B!"}');
  },
};

/** The service refuses a value: its input says why and gets the focus, and what was entered stays. */
export const Refused: Story = {
  loaders: [recordLoader(refuseWrites(() => refusal('name', 'unique')))],
  play: async () => {
    await userEvent.type(await name(), '!');
    await press('Spara');
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Detta finns redan. Välj något annat.'));
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(await name()).toHaveValue('Klass 2B!');
  },
};

/** Somebody else has changed the same attribute meanwhile: nothing is sent before the user chooses. After Cancel the form is as entered. */
export const Conflict: Story = {
  loaders: [recordLoader({ instead: renamed('Klass 2C') })],
  play: async ({ loaded: { onRequest } }) => {
    await userEvent.type(await name(), ' ny');
    await press('Spara');
    const question = within(await page().findByRole('alertdialog', { name: 'Någon annan har ändrat Klass 2B' }));
    await waitFor(() => expect(question.getByRole('row', { name: 'Namn Klass 2B Klass 2C Klass 2B ny' })).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(page().getByRole('button', { name: 'Spara' })).toHaveFocus());
    await expect(await name()).toHaveValue('Klass 2B ny');
    await expect(onRequest.mock.calls.flat().filter((line: string) => !line.startsWith('GET'))).toEqual([]);
  },
};

/** The open question on a phone, in a language with long words. */
export const ConflictInGerman: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { labelOf: () => 'Berufsorientierungsmaßnahmenträger' },
  loaders: [recordLoader({ instead: renamed('Kraftfahrzeughaftpflichtversicherung'), locale: 'de' })],
  play: async () => {
    await userEvent.type(await name(), ' Donaudampfschifffahrt');
    await press('Speichern');
    const question = within(await page().findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Meine speichern' })).toBeVisible());
  },
};

/** The record is on its way. */
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

/** Whoever may not see the record reads so, and nothing of it. */
export const Forbidden: Story = {
  parameters: { allows: false },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Du får inte se den här sidan' })).toBeVisible();
    await expect(page().queryByText(/Klass 2B/)).toBeNull();
  },
};

/** Whoever may see the record and not edit it gets disabled inputs, and why. */
export const ReadOnly: Story = {
  parameters: { allows: ({ action }: { readonly action: string }) => action !== 'edit' },
  play: async () => {
    await expect(await name()).toBeDisabled();
    await expect(page().getByText('Du får titta på det här, men inte ändra det.')).toBeVisible();
    await expect(page().queryByRole('button', { name: 'Spara' })).toBeNull();
  },
};

/** The record does not exist any more. */
export const Gone: Story = {
  loaders: [recordLoader(respondWith(404))],
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Posten finns inte' })).toBeVisible();
  },
};

/** The browser translates the page: the reason is shown beside the input all the same. */
export const RefusedTranslated: Story = { ...Refused, parameters: { translated: true }, tags: ['!autodocs'] };
