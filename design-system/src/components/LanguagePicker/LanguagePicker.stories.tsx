import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  component: LanguagePicker,
  args: {
    label: 'Language',
    value: 'sv',
    onChange: fn(),
    options: [
      { value: 'de', label: 'Deutsch' },
      { value: 'fi', label: 'Suomi' },
      { value: 'sv', label: 'Svenska' },
    ],
  },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Suomi');
    await expect(args.onChange).toHaveBeenCalledWith('fi');
  },
};
