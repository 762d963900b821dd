import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Sort by',
    value: 'lastAdded',
    onChange: fn(),
    options: [
      { value: 'lastAdded', label: 'Last added' },
      { value: 'lastRead', label: 'Last read' },
      { value: 'title', label: 'Title' },
      { value: 'author', label: 'Author' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Title');
    await expect(args.onChange).toHaveBeenCalledWith('title');
  },
};
export const Advised: Story = { args: { helperText: 'Books that were read today come first.' } };
export const Failed: Story = {
  args: { required: true, error: true, helperText: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose one.');
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Erziehungsberechtigtenkontoeinstellungen',
    options: [{ value: 'lastAdded', label: 'Kaikkein viimeksi kirjahyllyyn lisätyt äänikirjat ensin' }],
  },
  globals: { realm: 'de' },
};
