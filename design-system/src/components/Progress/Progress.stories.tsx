import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Importing pupils', state: '480 of 1,200 rows', value: 0.4, cancelLabel: 'Cancel', onCancel: fn() },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: /Importing pupils/ })).toHaveAttribute('value', '0.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = { args: { state: undefined, value: undefined } };
export const Done: Story = { render: ({ label }) => <Progress label={label} state="1,200 of 1,200 rows" value={1} /> };
