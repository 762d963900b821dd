import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BookCard } from '../BookCard/BookCard.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
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
      <div style={{ padding: '1rem' }}>
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
/** The ring of the focused book is around its card, and nothing of it is cut off. */
export const Focused: Story = {
  args: { children: books(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [card] = canvas.getAllByRole('article');
    const [item] = canvas.getAllByRole('listitem');
    if (!card || !item) throw new Error('The shelf is empty');
    await expect(card.querySelector('a')).toHaveFocus();
    const ring = 5;
    await waitFor(() => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(card);
      return expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '3px', '2px']);
    });
    const [around, inner] = [item.getBoundingClientRect(), card.getBoundingClientRect()];
    for (const room of [inner.left - around.left, inner.top - around.top, around.right - inner.right, around.bottom - inner.bottom])
      await expect(room).toBeGreaterThanOrEqual(ring - 0.01);
    await expect(around.left + ring).toBeCloseTo(canvas.getByRole('list').getBoundingClientRect().left, 1);
  },
};

/** While a shelf loads, its outline has the columns and the rhythm of the books that come. */
export const LikeItsOutline: Story = {
  args: { children: books(21) },
  render: (args) => (
    <>
      <Skeleton label="Loading books" shape="shelf" />
      <ShelfGrid {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('status');
    const shelf = canvas.getByRole('list');
    const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns;
    await expect(columnsOf(outline)).toBe(columnsOf(shelf));
    const columns = columnsOf(shelf).split(' ').length;
    const shown = [...outline.children].filter((block) => block.getBoundingClientRect().top < outline.getBoundingClientRect().bottom - 1);
    await expect(shown).toHaveLength(2 * columns);
    const tops = (blocks: readonly Element[]) => blocks.map((block) => block.getBoundingClientRect().top);
    const [first = 0, second = 0] = [...new Set(tops(shown))];
    const [firstBook = 0, secondBook = 0] = [...new Set(tops(canvas.getAllByRole('article')))];
    await expect(Math.abs(second - first - (secondBook - firstBook))).toBeLessThan(24);
  },
};

export const One: Story = { args: { children: books(1) } };
/** A full shelf; the smaller stories test its appearance and accessibility. */
export const Many: Story = { args: { children: books(500) }, parameters: { a11y: { test: 'off' } }, tags: ['!autodocs'] };
