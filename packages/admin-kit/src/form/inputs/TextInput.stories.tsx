import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { TextInput } from './TextInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: TextInput<AnyRecord>,
  args: { source: 'name', label: 'Namn', isRequired: true, maxLength: 255 },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ name: 'Klass 2B' }}>
      <TextInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof TextInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets what is entered. */
export const Entered: Story = {
  play: async ({ loaded: { save } }) => {
    const name = await page().findByRole('textbox', { name: /^Namn/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Klass 3B');
    await expect(await sentBy(save)).toEqual({ name: 'Klass 3B' });
  },
};

/** An emptied text that is not required is null. */
export const Emptied: Story = {
  args: { isRequired: false },
  play: async ({ loaded: { save } }) => {
    await userEvent.clear(await page().findByRole('textbox', { name: 'Namn' }));
    await expect(await sentBy(save)).toEqual({ name: null });
  },
};

/** A text that can be read and copied, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, helperText: 'Från elevregistret' },
  play: async () => {
    const name = await page().findByRole('textbox', { name: /^Namn/ });
    await userEvent.type(name, '!');
    await expect(name).toHaveValue('Klass 2B');
    await expect(name).toHaveAccessibleDescription('Från elevregistret');
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ name: 'maxLength' })],
  play: async () => expectRefused(/^Namn/, 'För många tecken: högst 255.'),
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
    await expect(await sentBy(save)).toEqual({ name: 'Klass 2B' });
  },
};
