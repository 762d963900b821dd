import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookCard } from '../BookCard/BookCard.tsx';
import { ReadingCard } from '../ReadingCard/ReadingCard.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardRow } from './CardRow.tsx';

const titles = ['The boy who counted stars', 'Nils and the lake', 'Snow', 'A word for everything', 'The long way to school', 'Owl weather'];
const covers = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <BookCard key={index} title={`${titles[index % titles.length]} ${index + 1}`} author="Mira Ek" href={`/library/book/${index}`} />
  ));

const meta = {
  component: CardRow,
  args: { label: 'My bookshelf', kind: 'covers', children: covers(12) },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <h2>My bookshelf</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row scrolls, the page does not, and the last book is reached by keyboard with its ring whole. */
export const Covers: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: 'My bookshelf' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab({ shift: true });
    const cards = canvas.getAllByRole('article');
    const card = cards.at(-1);
    await expect(card?.querySelector('a')).toHaveFocus();
    const [around, inner] = [row.getBoundingClientRect(), card?.getBoundingClientRect()];
    // Browsers scroll by whole pixels.
    await expect(Math.floor(inner?.right ?? 0)).toBeLessThanOrEqual(around.right - 5);
  },
};

export const One: Story = { args: { children: covers(1) } };

/** While a row loads, its outline is as high and has as many cards side by side. */
export const LikeItsOutline: Story = {
  args: {
    kind: 'cards',
    children: titles
      .slice(0, 3)
      .map((title) => <ReadingCard key={title} title={title} author="Mira Ek" href="/" note="42 % read" percentage={42} />),
  },
  render: (args) => (
    <>
      <Skeleton label="Loading books" shape="cards" />
      <CardRow {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = [canvas.getByRole('status').firstElementChild, canvas.getAllByRole('article')[0]].map(
      (element) => element?.getBoundingClientRect().height ?? 0,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};
