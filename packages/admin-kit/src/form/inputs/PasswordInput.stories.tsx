import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectRefused, formLoader, KitForm, sentBy } from '../../testing/KitForm.tsx';
import { page } from '../../testing/storyPage.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { AnyRecord } from './useFormField.ts';

const meta = {
  component: PasswordInput<AnyRecord>,
  args: { source: 'password', label: 'Nytt lösenord' },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitForm shell={shell} save={save} values={{ password: 'hemligt' }}>
      <PasswordInput {...args} />
    </KitForm>
  ),
} satisfies Meta<typeof PasswordInput<AnyRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password is hidden until the user shows it. */
export const Shown: Story = {
  play: async ({ loaded: { save } }) => {
    const password = await page().findByLabelText('Nytt lösenord');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.type(password, '!');
    await userEvent.click(page().getByRole('button', { name: 'Visa lösenordet' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(await sentBy(save)).toEqual({ password: 'hemligt!' });
  },
};

/** The service refuses the value: the input says why, and gets the focus. */
export const Refused: Story = {
  loaders: [formLoader({ password: 'minLength' })],
  play: async () => expectRefused(/^Nytt lösenord/, 'Minst 8 tecken.'),
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
    await expect(await sentBy(save)).toEqual({ password: 'hemligt' });
  },
};
