import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import type { KitRecordOptions } from '../../testing/kitRecord.ts';
import { page, press } from '../../testing/storyPage.ts';
import { AutocompleteInput } from './AutocompleteInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import type { AnyRecord } from './useFormField.ts';

/** Responds so when the choices are loaded, and not to the one that is chosen. */
const choicesRespond = (response: () => Response | Promise<Response>): KitRecordOptions => ({
  instead: ({ url }) => (url.includes('/schoolUnits?') ? response() : undefined),
});
const failing = choicesRespond(() => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }));
const waiting = choicesRespond(() => new Promise(() => undefined));

const meta = {
  component: ReferenceInput<AnyRecord>,
  args: { source: 'schoolUid', reference: 'schoolUnits', children: <AutocompleteInput label="Skola" /> },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ schoolUid: 'se-2' }}>
      <ReferenceInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof ReferenceInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

const school = () => page().findByRole('combobox', { name: 'Skola' });

/** The choices are searched by the service; the form gets the id. */
export const Searched: Story = {
  play: async ({ loaded: { save } }) => {
    const input = await school();
    await waitFor(() => expect(input).toHaveValue('Björkskolan'));
    await userEvent.clear(input);
    await userEvent.type(input, 'Hum');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(1));
    await userEvent.click(page().getByRole('option', { name: 'Humlan' }));
    await expect(await sentBy(save)).toEqual({ schoolUid: 'se-3' });
  },
};

/** The choices are loading; what is chosen is shown. */
export const Loading: Story = {
  loaders: [formLoader(undefined, waiting)],
  play: async () => {
    const input = await school();
    await waitFor(() => expect(input).toHaveValue('Björkskolan'));
    await userEvent.click(input);
    await waitFor(() => expect(page().getByText('Laddar')).toBeVisible());
  },
};

/** The choices could not be loaded: the list says why. */
export const Failed: Story = {
  loaders: [formLoader(undefined, failing)],
  play: async () => {
    await userEvent.click(await school());
    await waitFor(() => expect(page().getByText(/Du har inte behörighet/)).toBeVisible());
    await expect(page().queryByRole('option')).toBeNull();
  },
};

/** A select has its choices before it is opened. */
export const Select: Story = {
  args: { children: <SelectInput label="Skola" /> },
  play: async ({ loaded: { save } }) => {
    await waitFor(async () => expect(await school()).toHaveDisplayValue('Björkskolan'));
    await userEvent.selectOptions(await school(), 'Humlan');
    await expect(await sentBy(save)).toEqual({ schoolUid: 'se-3' });
  },
};

/** A select whose choices could not be loaded says why, and keeps its value. */
export const FailedSelect: Story = {
  args: { children: <SelectInput label="Skola" helperText="Där gruppen finns" /> },
  loaders: [formLoader(undefined, failing)],
  play: async ({ loaded: { save } }) => {
    await waitFor(async () => expect(await school()).toHaveAccessibleDescription(/Du har inte behörighet/));
    await expect(await sentBy(save)).toEqual({ schoolUid: 'se-2' });
  },
};

/** The service refuses the choice: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ schoolUid: 'unknown' })],
  play: async () => expectRefused(/^Skola/, 'Detta finns inte längre. Välj något annat.'),
};

/** A disabled input shows the chosen one, and opens nothing. */
export const Disabled: Story = {
  args: { children: <AutocompleteInput label="Skola" disabled /> },
  play: async () => {
    await waitFor(async () => expect(await school()).toHaveValue('Björkskolan'));
    await expect(await school()).toBeDisabled();
    await expect(page().queryByRole('button', { name: 'Öppna' })).toBeDisabled();
    await press('Spara');
  },
};
