import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'E-mail' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'astrid@skola.example');
    await expect(input).toHaveValue('astrid@skola.example');
  },
};
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeRequired();
  },
};
export const WithAdvice: Story = {
  args: { helperText: 'We send the receipts here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We send the receipts here.');
  },
};
export const Failed: Story = {
  args: { error: true, helperText: 'This is not an e-mail address.', defaultValue: 'astrid@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This is not an e-mail address.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'astrid@skola.example' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'astrid@skola.example' } };
export const LongWords: Story = {
  args: {
    label: 'E-Mail-Adresse der oder des Erziehungsberechtigten (für Rechnungen)',
    error: true,
    helperText: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel vorname.nachname@beispielschule.example.',
  },
};
