import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { AutocompleteArrayInput } from './AutocompleteArrayInput.tsx';
import { ReferenceArrayInput } from './ReferenceInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: ReferenceArrayInput<AnyRecord>,
  args: { source: 'schoolUids', reference: 'schoolUnits', children: <AutocompleteArrayInput label="Skolor" /> },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ schoolUids: ['se-2'] }}>
      <ReferenceArrayInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof ReferenceArrayInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen ones are chips; the form gets the ids. */
export const Added: Story = {
  play: async ({ loaded: { save } }) => {
    await expect(await page().findByText('Björkskolan')).toBeVisible();
    await userEvent.type(page().getByRole('combobox', { name: 'Skolor' }), 'Hum');
    await userEvent.click(await page().findByRole('option', { name: 'Humlan' }));
    await expect(await page().findByText('Humlan')).toBeVisible();
    await expect(await sentBy(save)).toEqual({ schoolUids: ['se-2', 'se-3'] });
  },
};

/** The choices could not be loaded: the list says why, and the chosen ones stay. */
export const Failed: Story = {
  loaders: [
    formLoader(undefined, {
      instead: ({ url }) =>
        url.includes('/schoolUnits?') ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : undefined,
    }),
  ],
  play: async ({ loaded: { save } }) => {
    await expect(await page().findByText('Björkskolan')).toBeVisible();
    await userEvent.click(page().getByRole('combobox', { name: 'Skolor' }));
    await waitFor(() => expect(page().getByText(/Du har inte behörighet/)).toBeVisible());
    await expect(await sentBy(save)).toEqual({ schoolUids: ['se-2'] });
  },
};
