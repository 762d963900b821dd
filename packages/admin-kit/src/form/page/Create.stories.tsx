import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import { KitPage } from '../../testing/KitPage.tsx';
import { recordResources, refusal } from '../../testing/kitRecord.ts';
import { recordLoader, refuseWrites } from '../../testing/recordStories.ts';
import { page, press } from '../../testing/storyPage.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { SimpleForm } from '../SimpleForm.tsx';
import { Create } from './Create.tsx';

/** Shows the path of the page. */
const Path = () => <output>{useLocation().pathname}</output>;

const meta = {
  component: Create,
  args: {
    resource: 'groups',
    title: 'Ny grupp',
    list: { href: '/groups', label: 'Grupper' },
    redirect: (_, id) => `/groups/${id}`,
    children: (
      <SimpleForm defaultValues={{ type: 'class', schoolUid: 'se-2' }}>
        <TextInput source="name" label="Namn" isRequired />
        <SelectInput source="type" label="Typ" choices={[{ id: 'class', name: 'Klass' }]} />
      </SimpleForm>
    ),
  },
  loaders: [recordLoader()],
  render: (args, { loaded: { shell }, parameters: { allows = true } }) => (
    <KitPage shell={shell} resources={recordResources} path="/groups/new" allows={allows}>
      <Create {...args} />
      <Path />
    </KitPage>
  ),
} satisfies Meta<typeof Create>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The new record is sent, reported, and opened in the place of the form. */
export const Added: Story = {
  play: async ({ loaded: { onRequest } }) => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), 'Klass 3A');
    await press('Spara');
    await expect(await page().findByText('Klass 3A är tillagd')).toBeVisible();
    await expect(await page().findByText('/groups/se-1')).toBeVisible();
    await expect(onRequest.mock.calls).toEqual([[`PUT groups ${JSON.stringify({ type: 'class', schoolUid: 'se-2', name: 'Klass 3A' })}`]]);
  },
};

/** `transform` returns what is sent. */
export const Transformed: Story = {
  args: { transform: ({ name }) => ({ name: `Klass ${name}` }) },
  play: async ({ loaded: { onRequest } }) => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), '3A');
    await press('Spara');
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith('PUT groups {"name":"Klass 3A"}'));
  },
};

/** The service refuses a value: its input says why and gets the focus, and what was entered stays. */
export const Refused: Story = {
  loaders: [recordLoader(refuseWrites(() => refusal('name', 'unique')))],
  play: async () => {
    const name = await page().findByRole('textbox', { name: /^Namn/ });
    await userEvent.type(name, 'Klass 2B');
    await press('Spara');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Detta finns redan. Välj något annat.'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Klass 2B');
    await expect(page().getByText('/groups/new')).toBeVisible();
  },
};

/** The record is being sent: nothing can be changed or sent twice. */
export const Saving: Story = {
  loaders: [recordLoader({ instead: () => new Promise(() => undefined) })],
  play: async ({ loaded: { onRequest } }) => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), 'Klass 3A');
    await userEvent.dblClick(page().getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(page().getByRole('textbox', { name: /^Namn/ })).toBeDisabled());
    await expect(onRequest).toHaveBeenCalledOnce();
  },
};

/** Whoever may not add records reads so. */
export const Forbidden: Story = {
  parameters: { allows: false },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Du får inte se den här sidan' })).toBeVisible();
    await expect(page().queryByRole('textbox')).toBeNull();
  },
};
