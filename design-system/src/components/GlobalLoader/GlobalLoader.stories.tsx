import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlobalLoader } from './GlobalLoader.tsx';

const meta = {
  component: GlobalLoader,
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  args: { pending: 1, label: 'Loading' },
} satisfies Meta<typeof GlobalLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  tags: ['admin §2.47'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Idle: Story = {
  tags: ['admin §2.48'],
  args: { pending: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
