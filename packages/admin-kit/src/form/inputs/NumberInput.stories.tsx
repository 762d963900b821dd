import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { NumberInput } from './NumberInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: NumberInput<AnyRecord>,
  args: { source: 'typicalSchoolEntryYear', label: 'Började skolan', min: 1900, max: 2100 },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ typicalSchoolEntryYear: 2020 }}>
      <NumberInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof NumberInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets a number, and null of an emptied input. */
export const Entered: Story = {
  play: async ({ loaded: { save } }) => {
    const year = await page().findByRole('spinbutton', { name: 'Började skolan' });
    await userEvent.clear(year);
    await expect(await sentBy(save)).toEqual({ typicalSchoolEntryYear: null });
    await userEvent.type(year, '2021');
    save.mockClear();
    await expect(await sentBy(save)).toEqual({ typicalSchoolEntryYear: 2021 });
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ typicalSchoolEntryYear: 'maximum' })],
  play: async () => expectRefused(/^Började/, 'Mellan 1900 och 2100.'),
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
    await expect(await sentBy(save)).toEqual({ typicalSchoolEntryYear: 2020 });
  },
};
