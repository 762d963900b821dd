import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl<string>,
  args: {
    label: 'Margins',
    options: [
      { value: 'narrow', label: 'Narrow' },
      { value: 'normal', label: 'Normal' },
      { value: 'wide', label: 'Wide' },
    ],
    value: 'normal',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Wide' }));
    await expect(canvas.getByRole('radio', { name: 'Wide' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('normal');
  },
};
export const LongWords: Story = {
  args: {
    label: 'Silbentrennung und Ausrichtung',
    options: [
      { value: 'a', label: 'Wie im gedruckten Buch' },
      { value: 'b', label: 'Automatische Silbentrennung' },
      { value: 'c', label: 'Ausgeschaltet' },
    ],
    value: 'a',
  },
};
