import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PlayButton } from './PlayButton.tsx';

const meta = {
  component: PlayButton,
  args: { playing: false, labels: { play: 'Play', pause: 'Pause' }, onToggle: fn() },
} satisfies Meta<typeof PlayButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name says what a press does. */
export const Paused: Story = {
  render: function Toggled(args) {
    const [playing, setPlaying] = useState(args.playing);
    return (
      <PlayButton
        {...args}
        playing={playing}
        onToggle={() => {
          args.onToggle();
          setPlaying(!playing);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
export const Playing: Story = { args: { playing: true } };
/** The sound is loading; a press cancels it. */
export const Waiting: Story = {
  args: { playing: true, waiting: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Pause', busy: true });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
  },
};
