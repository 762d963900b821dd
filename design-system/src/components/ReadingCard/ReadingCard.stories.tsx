import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadingCard } from './ReadingCard.tsx';

const meta = {
  component: ReadingCard,
  args: {
    title: 'The boy who counted stars',
    author: 'Mira Ek',
    href: '/bookshelf/play/id/book-1',
    note: '42 % read',
    percentage: 42,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <h2>Continue reading</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link is named by the title alone, and how far the book is read is a text. */
export const InTheMiddle: Story = {
  args: { chapter: 'The lake at night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The boy who counted stars' })).toHaveAttribute('href', '/bookshelf/play/id/book-1');
    await expect(canvas.getByText('42 % read')).toBeVisible();
    await expect(canvas.getByText('The lake at night')).toBeVisible();
  },
};

/** A book of which only the place is known. */
export const OnlyAPlace: Story = { args: { note: undefined, percentage: undefined } };

/** A book that cannot be opened any more: the name of the link says so. */
export const Unavailable: Story = {
  args: { note: 'Not here to read yet · 42 % read', unavailable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Not here to read yet/ })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'Epäjärjestelmällistyttämättömyydellänsäkään lukutoukkana maailman ympäri', lang: 'fi' },
  globals: { viewport: { value: 'narrow' }, realm: 'fi' },
};

export const FromRightToLeft: Story = { args: { title: 'الولد الذي عدّ النجوم', author: 'ميرا إيك', lang: 'ar' } };
