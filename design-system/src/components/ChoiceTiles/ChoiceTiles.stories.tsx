import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceTiles } from './ChoiceTiles.tsx';

const meta = {
  component: ChoiceTiles,
  args: {
    label: 'How many',
    options: [
      { value: '1', label: '1 card', note: '£26.97' },
      { value: '2', label: '2 cards', note: '£53.94' },
      { value: '3', label: '3 cards', note: '£80.91' },
      { value: 'more', label: 'More' },
    ],
    value: '1',
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceTiles {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ChoiceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys move the choice, as in every group of radio buttons. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 card £26.97' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '2 cards £53.94' })).toBeChecked();
  },
};

/** On the smallest screen the tiles are in rows of two. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
