import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { DateInput } from './DateInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: DateInput<AnyRecord>,
  args: { source: 'startDate', label: 'Från', min: '2026-01-01' },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ startDate: '2026-08-17T10:00:00Z' }}>
      <DateInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof DateInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a date with a time it shows the date; the form gets the date that is entered. */
export const Entered: Story = {
  play: async ({ loaded: { save } }) => {
    const from = await page().findByLabelText('Från');
    await expect(from).toHaveValue('2026-08-17');
    await fireEvent.change(from, { target: { value: '2026-09-01' } });
    await expect(await sentBy(save)).toEqual({ startDate: '2026-09-01' });
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ startDate: 'past' })],
  play: async () => expectRefused(/^Från/, 'Detta går inte här.'),
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
    await expect(await sentBy(save)).toEqual({ startDate: '2026-08-17T10:00:00Z' });
  },
};
