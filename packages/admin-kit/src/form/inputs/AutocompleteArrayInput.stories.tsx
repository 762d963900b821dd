import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { AutocompleteArrayInput } from './AutocompleteArrayInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: AutocompleteArrayInput<AnyRecord>,
  args: {
    source: 'subjects',
    label: 'Ämnen',
    choices: [
      { id: 'sv', name: 'Svenska' },
      { id: 'sv-2', name: 'Svenska som andraspråk' },
      { id: 'ma', name: 'Matematik' },
    ],
  },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ subjects: ['ma', 'sv'] }}>
      <AutocompleteArrayInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof AutocompleteArrayInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each chosen one is a chip that removes it. */
export const Chips: Story = {
  play: async ({ loaded: { save } }) => {
    const subjects = await page().findByRole('combobox', { name: 'Ämnen' });
    await userEvent.type(subjects, 'andra');
    await userEvent.click(await page().findByRole('option', { name: 'Svenska som andraspråk' }));
    await userEvent.type(subjects, '{Backspace}');
    await expect(await sentBy(save)).toEqual({ subjects: ['ma', 'sv'] });
    await expect(page().getByText('Matematik')).toBeVisible();
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ subjects: 'unknown' })],
  play: async () => expectRefused(/^Ämnen/, 'Detta finns inte längre. Välj något annat.'),
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
    await expect(await sentBy(save)).toEqual({ subjects: ['ma', 'sv'] });
  },
};
