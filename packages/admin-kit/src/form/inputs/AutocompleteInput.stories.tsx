import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { AutocompleteInput } from './AutocompleteInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: AutocompleteInput<AnyRecord>,
  args: {
    source: 'subject',
    label: 'Ämne',
    choices: [
      { id: 'sv', name: 'Svenska' },
      { id: 'sv-2', name: 'Svenska som andraspråk' },
      { id: 'ma', name: 'Matematik' },
    ],
  },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ subject: 'ma' }}>
      <AutocompleteInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof AutocompleteInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice is found by a part of its text, with the keyboard alone. */
export const Found: Story = {
  play: async ({ loaded: { save } }) => {
    const subject = await page().findByRole('combobox', { name: 'Ämne' });
    await expect(subject).toHaveValue('Matematik');
    await userEvent.clear(subject);
    await userEvent.type(subject, 'andra');
    await expect(page().getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(subject).toHaveValue('Svenska som andraspråk');
    await expect(await sentBy(save)).toEqual({ subject: 'sv-2' });
  },
};

/** No choice matches what is typed. */
export const NoMatch: Story = {
  play: async () => {
    const subject = await page().findByRole('combobox', { name: 'Ämne' });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'zzz');
    await expect(page().getByText('Inget hittades')).toBeVisible();
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ subject: 'unknown' })],
  play: async () => expectRefused(/^Ämne/, 'Detta finns inte längre. Välj något annat.'),
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
    await expect(await sentBy(save)).toEqual({ subject: 'ma' });
  },
};
