import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserAvatar } from './UserAvatar.tsx';

const meta = { component: UserAvatar, args: { name: 'Astrid Lindqvist' } } satisfies Meta<typeof UserAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible();
  },
};
export const One: Story = { args: { name: 'Øystein' } };
export const None: Story = { args: { name: '' } };
