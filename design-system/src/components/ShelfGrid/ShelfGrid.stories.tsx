import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookCard } from '../BookCard/BookCard.tsx';
import { ShelfGrid } from './ShelfGrid.tsx';

const titles = ['The boy who counted stars', 'Nils and the lake', 'Snow', 'A word for everything', 'The long way to school', 'Owl weather'];

const books = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <BookCard key={index} title={`${titles[index % titles.length]} ${index + 1}`} author="Mira Ek" href={`/library/book/${index}`} />
  ));

const meta = {
  component: ShelfGrid,
  args: { label: 'My bookshelf', children: books(12) },
  decorators: [
    (Story) => (
      <div>
        <h2>My bookshelf</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShelfGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'My bookshelf' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const One: Story = { args: { children: books(1) } };
/** A full shelf; the smaller stories test its appearance and accessibility. */
export const Many: Story = { args: { children: books(500) }, parameters: { a11y: { test: 'off' } }, tags: ['!autodocs'] };
