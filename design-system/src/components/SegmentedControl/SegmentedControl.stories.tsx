import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
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

/** Above a list, beside a field: labels and frames stand on one line. */
export const BesideAField: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', alignItems: 'start' }}>
      <TextField label="Search" />
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box && [box.top, box.bottom].map(Math.round);
    };
    await expect(heights(canvas.getByText('Margins'))).toEqual(heights(canvas.getByText('Search')));
    const radio = canvas.getByRole('radio', { name: 'Wide' });
    await expect(heights(radio.closest('label')?.parentElement)).toEqual(heights(canvas.getByRole('textbox').parentElement));
    await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

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
