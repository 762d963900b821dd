import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { BooleanInput } from './BooleanInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: BooleanInput<AnyRecord>,
  args: { source: 'generateCode', label: 'Inloggning med kod', helperText: 'För elever utan e-post' },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ generateCode: false }}>
      <BooleanInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof BooleanInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets whether the box is checked; the space key changes it. */
export const Checked: Story = {
  play: async ({ loaded: { save } }) => {
    const box = await page().findByRole('checkbox', { name: 'Inloggning med kod' });
    await expect(box).toHaveAccessibleDescription('För elever utan e-post');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(await sentBy(save)).toEqual({ generateCode: true });
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ generateCode: 'setBySuperuser' })],
  play: async () => expectRefused(/^Inloggning/, 'Detta går inte här.'),
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
    await expect(await sentBy(save)).toEqual({ generateCode: false });
  },
};
