import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonalNumberField } from './PersonalNumberField.tsx';

const meta = {
  component: PersonalNumberField,
  args: { label: 'Personal number', placeholder: 'YYYYMMDD-NNNN', helperText: 'Twelve digits.' },
} satisfies Meta<typeof PersonalNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Personal number' });
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAccessibleDescription('Twelve digits.');
  },
};
export const Failed: Story = { args: { defaultValue: '20150230-1234', error: true, helperText: 'There is no such day.' } };
export const ReadOnly: Story = { args: { defaultValue: '20150228-••••', readOnly: true, helperText: 'The school register sets it.' } };
