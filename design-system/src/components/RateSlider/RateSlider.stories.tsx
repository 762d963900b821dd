import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { RateSlider } from './RateSlider.tsx';

const meta = {
  component: RateSlider,
  args: { label: 'Reading speed', value: 1, locale: 'en-GB', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RateSlider
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RateSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The native slider goes from 50 to 200 in steps of 10; `onChange` gets a fraction of 1. */
export const Normal: Story = {
  tags: ['reader §5.12', 'reader §5.13', 'reader §9.17'],
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Reading speed' });
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await expect(slider).toHaveAttribute('min', '50');
    await expect(slider).toHaveAttribute('max', '200');
    await expect(slider).toHaveAttribute('step', '10');
    await fireEvent.change(slider, { target: { value: '120' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(1.2);
    await expect(slider).toHaveAttribute('aria-valuetext', '120%');
    await fireEvent.change(slider, { target: { value: '230' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await fireEvent.change(slider, { target: { value: '12' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(0.5);
    await expect(canvas.getByText('50%')).toBeVisible();
  },
};
export const Slowest: Story = { args: { value: 0.5 } };
export const Fastest: Story = { args: { value: 2 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { label: 'Wiedergabegeschwindigkeit', locale: 'de-DE' }, globals: { realm: 'de' } };
