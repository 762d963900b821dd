import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { label: 'Loading' } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const OfRows: Story = {
  args: { label: 'Loading users', shape: 'rows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading users' })).toBeVisible();
  },
};
export const OfAShelf: Story = { args: { label: 'Loading books', shape: 'shelf' } };
export const OfABook: Story = { args: { label: 'Loading the book', shape: 'book' } };
export const OfCovers: Story = { args: { label: 'Loading books', shape: 'covers' } };
export const OfCards: Story = { args: { label: 'Loading books', shape: 'cards' } };
