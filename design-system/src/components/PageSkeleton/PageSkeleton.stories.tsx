import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = { component: PageSkeleton, args: { label: 'Loading the page' } } satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  },
};
export const OneBlock: Story = { args: { blocks: 1 } };
