import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = { component: PhoneField, args: { label: 'Telephone' } } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '+46 70 123 45 67' } };
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await userEvent.type(field, '+46 70 123 45 67');
    await expect(field).toHaveValue('+46 70 123 45 67');
    await expect(field).toHaveAttribute('inputmode', 'tel');
  },
};
export const Failed: Story = { args: { defaultValue: 'none', error: true, helperText: 'This is no telephone number.' } };
export const RightToLeft: Story = { args: { defaultValue: '+46 70 123 45 67' }, globals: { direction: 'rtl' } };
