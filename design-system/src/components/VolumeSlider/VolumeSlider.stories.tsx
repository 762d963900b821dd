import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { VolumeSlider } from './VolumeSlider.tsx';

const meta = {
  component: VolumeSlider,
  args: {
    labels: { volume: 'Volume', mute: 'Mute', unmute: 'Unmute' },
    value: 0.5,
    muted: false,
    locale: 'en-GB',
    onChange: fn(),
    onMutedChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [muted, setMuted] = useState(args.muted);
    return (
      <VolumeSlider
        {...args}
        value={value}
        muted={muted}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
        onMutedChange={(next) => {
          args.onMutedChange(next);
          setMuted(next);
        }}
      />
    );
  },
} satisfies Meta<typeof VolumeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  tags: ['reader §5.14', 'reader §9.18'],
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(canvasElement.querySelector('[data-testid=VolumeDownIcon]')).toBeVisible();
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '1');
    await expect(slider).toHaveAttribute('step', '0.1');
    await fireEvent.change(slider, { target: { value: '0.8' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(0.8);
    await expect(canvasElement.querySelector('[data-testid=VolumeUpIcon]')).toBeVisible();
    await fireEvent.change(slider, { target: { value: '-1' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(slider).toHaveAttribute('aria-valuetext', '0%');
    await expect(canvasElement.querySelector('[data-testid=VolumeMuteIcon]')).toBeVisible();
  },
};
export const Low: Story = { args: { value: 0.2 } };
export const High: Story = { args: { value: 0.9 } };
/** Changing the volume also unmutes. */
export const Muted: Story = {
  args: { muted: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50%');
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0%');
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '0.1' } });
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenLastCalledWith(0.1);
  },
};
/** On an iPad no page can set the volume. */
export const OnlyMute: Story = {
  render: (args) => <VolumeSlider {...args} onChange={undefined} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
