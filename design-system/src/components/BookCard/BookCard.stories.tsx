import DeleteIcon from '@mui/icons-material/Delete';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../Button/IconButton.tsx';
import { BookCard } from './BookCard.tsx';

const remove = fn();

const meta = {
  component: BookCard,
  args: { title: 'The boy who counted stars', author: 'Mira Ek', href: '/library/book/4' },
  decorators: [
    (Story) => (
      <div style={{ width: '10rem' }}>
        <h2>Shelf</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The boy who counted stars' })).toHaveAttribute('href', '/library/book/4');
  },
};
export const WithActions: Story = {
  args: {
    note: '42 % read',
    actions: (
      <IconButton label="Take The boy who counted stars off the shelf" onClick={() => remove()}>
        <DeleteIcon />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /off the shelf/ }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};
/** A book that cannot be opened: its cover steps back, and the note belongs to the name of its link. */
export const Unavailable: Story = {
  args: { note: 'Not here to read yet', unavailable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The boy who counted stars Not here to read yet' })).toBeVisible();
  },
};
export const LongTitle: Story = {
  args: { title: 'Der Donaudampfschifffahrtskapitän und sein Kind auf der Reise um die Welt' },
  globals: { realm: 'de' },
};
