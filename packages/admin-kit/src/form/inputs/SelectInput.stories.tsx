import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { SelectInput } from './SelectInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: SelectInput<AnyRecord>,
  args: {
    source: 'type',
    label: 'Typ',
    choices: [
      { id: 'class', name: 'Klass' },
      { id: 'group', name: 'Grupp' },
      { id: 'year', name: 'Årskurs', disabled: true },
    ],
  },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ type: 'class' }}>
      <SelectInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof SelectInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets the choice, and not its text. */
export const Chosen: Story = {
  play: async ({ loaded: { save } }) => {
    await userEvent.selectOptions(await page().findByRole('combobox', { name: 'Typ' }), 'Grupp');
    await expect(page().getByRole('option', { name: 'Årskurs' })).toBeDisabled();
    await expect(await sentBy(save)).toEqual({ type: 'group' });
  },
};

/** With the text for no value, nothing can be chosen: then the form gets null. */
export const NoValue: Story = {
  args: { emptyText: 'Ingen' },
  play: async ({ loaded: { save } }) => {
    await userEvent.selectOptions(await page().findByRole('combobox', { name: 'Typ' }), 'Ingen');
    await expect(await sentBy(save)).toEqual({ type: null });
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ type: 'unknown' })],
  play: async () => expectRefused(/^Typ/, 'Detta finns inte längre. Välj något annat.'),
};

/** The value of a disabled input is sent all the same. Long words of a language fit on a phone. */
export const Disabled: Story = {
  globals: { realm: 'de', viewport: { value: 'narrow' } },
  args: {
    disabled: true,
    label: 'Berufsorientierungsmaßnahmenträgerverzeichnis',
    helperText: 'Kraftfahrzeughaftpflichtversicherungsnachweise',
  },
  play: async ({ loaded: { save } }) => {
    await expect(await page().findByLabelText(/^Berufs/)).toBeDisabled();
    await expect(await sentBy(save)).toEqual({ type: 'class' });
  },
};
