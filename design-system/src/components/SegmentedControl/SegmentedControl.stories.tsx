import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
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

/** One row of 44 px with icons, whose names are for screen readers and tooltips. */
export const Compact: Story = {
  args: {
    compact: true,
    label: 'Appearance',
    options: [
      { value: 'narrow', label: 'Light', icon: <LightModeIcon fontSize="small" aria-hidden /> },
      { value: 'normal', label: 'Dark', icon: <DarkModeIcon fontSize="small" aria-hidden /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const light = canvas.getByRole('radio', { name: 'Light' });
    await expect(canvas.getByRole('group', { name: 'Appearance' }).getBoundingClientRect().height).toBe(44);
    await expect(light.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(light);
    await expect(light).toBeChecked();
  },
};
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
