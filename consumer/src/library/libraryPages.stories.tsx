import type { Entitlement } from '@realmkit/openapi';
import { bookCacheName } from '@realmkit/shell';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectRetryOffered,
  httpError,
  networkError,
  noResponse,
  type PageStory,
  pageStory,
  smallScreen,
  withoutNetwork,
} from '../testing/pageStory.tsx';
import { book } from './testing/book.ts';

/** A cover that needs no network. */
const coverUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="teal"/></svg>')}`;
const books = ['Pojken som räknade stjärnor', 'Havet', 'Nittionio nätter i en mycket liten båt på ett mycket stort hav'].map(
  (title, index) => book({ id: `book-${index}`, title, coverUrl, sample: index === 1 }),
);
const shelf = books.map(({ id }, index) => ({
  bookId: id,
  addedAt: `2025-09-0${index + 1}T08:00:00.000Z`,
  lastReadAt: index === 0 ? '2025-10-02T08:00:00.000Z' : null,
  percentage: index === 0 ? 44 : 0,
}));

/** Responds as the library service with these books in the catalogue and on the shelf, all open unless something opens them. */
const withBooks =
  (found = books, shelved = shelf, openedBy?: Entitlement['openedBy']): NonNullable<PageStory['answer']> =>
  ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/library/v1/entitlement')
      return Response.json({ opensBooks: !openedBy, opensSignLanguage: !openedBy, openedBy: openedBy ?? 'school' });
    if (pathname === '/library/v1/books') return Response.json({ data: found, meta: { totalCount: found.length } });
    if (/\/library\/v1\/(user|schoolUnits)\//.test(pathname)) return Response.json(shelved);
    const one = books.find(({ id }) => pathname.endsWith(`/books/${id}`));
    return one && Response.json(one);
  };

const meta = { ...pageStory, args: { path: '/library', answer: withBooks() } };
export default meta;
type Story = StoryObj<PageStory>;

/** The search results. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Havet' })).toBeVisible();
  },
};

/** Responds as a library with these books, as many of them readable, and with books in other languages. */
const inLanguages =
  (found: (language: string | null) => readonly ReturnType<typeof book>[], readableCount: number): NonNullable<PageStory['answer']> =>
  (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/library/v1/books') return withBooks()(request);
    const data = found(searchParams.get('language'));
    const languages = [{ language: 'en', totalCount: 10, readableCount: 3 }];
    return Response.json({ data, meta: { totalCount: data.length, readableCount, languages } });
  };
const unreadable = books.map((one) => ({ ...one, readable: false, fileUrl: null }));

/** The books are in the language of the app, which one sees as chosen. */
export const ChosenLanguage: Story = {
  args: { answer: inLanguages(() => [...books, ...unreadable.map((one) => ({ ...one, id: `${one.id}-later` }))], 3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Språk' })).toHaveDisplayValue('Svenska');
    await expect(await canvas.findByText('3 böcker · 3 till går inte att läsa här än')).toBeVisible();
  },
};

/** Of the books in the language of the app none can be read: the page offers those of all languages. */
export const NoneReadable: Story = {
  args: { answer: inLanguages((language) => (language ? unreadable : books), 0) },
  globals: smallScreen,
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('link', { name: 'Havet Går inte att läsa här än' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 böcker på alla språk' })).toBeVisible();
    await expectNoSidewaysScroll(context);
  },
};

/** The library has no books in the language of the app: the page says so and shows those of all languages. */
export const NoneInYourLanguage: Story = {
  args: { answer: inLanguages((language) => (language ? [] : books), 3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Biblioteket har inga böcker på svenska än\./)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Språk' })).toHaveDisplayValue('Alla språk');
    await expect(await canvas.findByRole('link', { name: 'Havet' })).toBeVisible();
  },
};

/** All filters of a shared address are shown; nothing fits them, and another language has books that do. */
export const NothingFound: Story = {
  args: { path: '/library?q=zzz&language=sv&age=5&subject=nature&readable=true', answer: inLanguages(() => [], 0) },
  globals: smallScreen,
  play: async (context) => {
    const { canvas, userEvent: user } = context;
    await expect(await canvas.findByRole('button', { name: '3 böcker på alla språk' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Ålder' })).toHaveDisplayValue('5 år');
    await expectNoSidewaysScroll(context);
    await user.click(canvas.getByRole('button', { name: 'Ta bort filter' }));
    await expect(await canvas.findByRole('button', { name: 'Fler filter' })).toBeVisible();
  },
};

/** The search is loading. */
export const Searching: Story = { args: { answer: noResponse('/library/') } };

/** The library responds with an error. */
export const SearchForbidden: Story = {
  args: { answer: httpError('/library/', 403) },
  play: expectRetryOffered,
};

/** The user's own shelf with the books read last. */
export const Shelf: Story = {
  args: { path: '/library/bookshelf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Havet' })).toBeVisible();
  },
};

const day = 86_400_000;
/** The books on this device, by id. */
const stored = {
  'book-0': { title: 'Pojken som räknade stjärnor', size: 12_400_000, opensUntil: Date.UTC(2126, 0, 31, 12) },
  'book-2': { title: 'Nittionio nätter i en mycket liten båt på ett mycket stort hav', size: 310_000, opensUntil: day },
};

/** Below the shelf stand the books on this device; one is deleted after a question, and the focus stays in the list. */
export const StoredOnThisDevice: Story = {
  args: { path: '/library/bookshelf' },
  globals: smallScreen,
  beforeEach: async () => {
    const nameOf = (id: string) => bookCacheName('se-user-3', id);
    for (const [id, record] of Object.entries(stored)) {
      const cache = await caches.open(nameOf(id));
      await cache.put('https://offline-copy.invalid/record', Response.json(record));
    }
    return async () => {
      for (const id of Object.keys(stored)) await caches.delete(nameOf(id));
    };
  },
  play: async (context) => {
    const { canvas } = context;
    const section = within(await canvas.findByRole('region', { name: 'Sparade på enheten' }));
    await expect(section.getByText('12,4 MB · går att öppna utan uppkoppling till och med 31 januari 2126')).toBeVisible();
    await expect(section.getByText('310 kB · går att öppna igen när du har öppnat den med uppkoppling')).toBeVisible();
    await expectNoSidewaysScroll(context);
    await userEvent.click(section.getByRole('button', { name: 'Ta bort Pojken som räknade stjärnor från enheten' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(section.queryByRole('link', { name: 'Pojken som räknade stjärnor' })).toBeNull());
    await expect(await caches.has(bookCacheName('se-user-3', 'book-0'))).toBe(false);
    await expect(section.getByRole('link', { name: /Nittionio nätter/ })).toBeVisible();
    await waitFor(() => expect(section.getByRole('list')).toHaveFocus());
  },
};

/** An empty shelf. */
export const EmptyShelf: Story = { args: { path: '/library/bookshelf', answer: withBooks(books, []) } };

/** The shelf is loading. */
export const ShelfLoading: Story = { args: { path: '/library/bookshelf', answer: noResponse('/library/') } };

/** A shared account has no shelf of its own. */
export const SharedAccount: Story = { args: { path: '/library/bookshelf', me: { sharedAccount: true } } };

/** The user is offline, and nothing is stored. */
export const ShelfOffline: Story = {
  ...withoutNetwork,
  args: { path: '/library/bookshelf', answer: networkError('/library/') },
  play: expectRetryOffered,
};

/** The page of a book. */
export const Book: Story = {
  args: { path: '/library/book/book-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pojken som räknade stjärnor' })).toBeVisible();
  },
};

/** A family without a plan: the shelf says what opens each book. */
export const ShelfWithoutPlan: Story = {
  args: { path: '/library/bookshelf', answer: withBooks(books, shelf, 'plan') },
  globals: smallScreen,
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'Välj ett abonnemang' })).toBeVisible();
    await expect(context.canvas.getByText('Gratis provbok')).toBeVisible();
    await expectNoSidewaysScroll(context);
  },
};

/** A pupil whose school has no licence. */
export const BookWithoutLicence: Story = {
  args: { path: '/library/book/book-0', answer: withBooks(books, shelf, 'school') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Fråga din skola/)).toBeVisible();
  },
};

/** The book does not exist. */
export const NoSuchBook: Story = { args: { path: '/library/book/none' } };

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = {
  args: { path: '/library/bookshelf', pseudo: true },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};
