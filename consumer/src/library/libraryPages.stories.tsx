import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectRetryOffered,
  type PageStory,
  pageStory,
  refused,
  silent,
  smallScreen,
  unreachable,
  withoutNetwork,
} from '../testing/pageStory.tsx';
import { book } from './testing/book.ts';

/** A cover that needs no network. */
const coverUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="teal"/></svg>')}`;
const books = ['Pojken som räknade stjärnor', 'Havet', 'Nittionio nätter i en mycket liten båt på ett mycket stort hav'].map(
  (title, index) => book({ id: `book-${index}`, title, coverUrl }),
);
const shelf = books.map(({ id }, index) => ({
  bookId: id,
  addedAt: `2025-09-0${index + 1}T08:00:00.000Z`,
  lastReadAt: index === 0 ? '2025-10-02T08:00:00.000Z' : null,
  percentage: index === 0 ? 44 : 0,
}));

/** The library service, with these books in the catalogue and on the shelf. */
const withBooks =
  (found = books, shelved = shelf): NonNullable<PageStory['answer']> =>
  ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/library/v1/books') return Response.json({ data: found, meta: { totalCount: found.length } });
    if (/\/library\/v1\/(user|schoolUnits)\//.test(pathname)) return Response.json(shelved);
    const one = books.find(({ id }) => pathname.endsWith(`/books/${id}`));
    return one && Response.json(one);
  };

const meta = { ...pageStory, args: { path: '/library', answer: withBooks() } };
export default meta;
type Story = StoryObj<PageStory>;

/** Books that were found. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Havet' })).toBeVisible();
  },
};

/** Nothing fits the words. */
export const NothingFound: Story = { args: { path: '/library?q=zzz', answer: withBooks([]) } };

/** The search is on its way. */
export const Searching: Story = { args: { answer: silent('/library/') } };

/** The library refuses. */
export const SearchForbidden: Story = {
  args: { answer: refused('/library/', 403) },
  play: expectRetryOffered,
};

/** One's own shelf, with what was read last. */
export const Shelf: Story = {
  args: { path: '/library/bookshelf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Havet' })).toBeVisible();
  },
};

/** A shelf with nothing on it. */
export const EmptyShelf: Story = { args: { path: '/library/bookshelf', answer: withBooks(books, []) } };

/** The shelf is on its way. */
export const ShelfLoading: Story = { args: { path: '/library/bookshelf', answer: silent('/library/') } };

/** A shared account has no shelf of its own. */
export const SharedAccount: Story = { args: { path: '/library/bookshelf', me: { sharedAccount: true } } };

/** There is no network, and nothing is known from before. */
export const ShelfOffline: Story = {
  ...withoutNetwork,
  args: { path: '/library/bookshelf', answer: unreachable('/library/') },
  play: expectRetryOffered,
};

/** The page of a book. */
export const Book: Story = {
  args: { path: '/library/book/book-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pojken som räknade stjärnor' })).toBeVisible();
  },
};

/** There is no such book. */
export const NoSuchBook: Story = { args: { path: '/library/book/none' } };

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = {
  args: { path: '/library/bookshelf', pseudo: true },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};
