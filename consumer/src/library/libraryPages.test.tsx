import type { Entitlement } from '@realmkit/openapi';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { book } from './testing/book.ts';

const stars = book({ signLanguages: ['takk', 'tsp'] });
const sea = book({ id: 'book-2', title: 'The sea', author: 'Ada Alm', fileUrl: null, readable: false });
const both = [stars, sea];
const sample = book({ id: 'book-5', title: 'A garden in a bucket', sample: true });
const many = Array.from({ length: 60 }, (_, index) => book({ id: `many-${index}`, title: `Volume ${index}` }));

let requests: string[];
let shelf: { bookId: string; addedAt: string; lastReadAt: string | null; percentage: number }[];
let schoolShelf: { bookId: string; addedAt: string }[];
let entitlement: Entitlement;
/** Until then no call is answered. */
let answered: Promise<void> | undefined;
let serviceError: { readonly call: string; readonly status: number } | undefined;

beforeEach(() => {
  requests = [];
  schoolShelf = [];
  serviceError = undefined;
  answered = undefined;
  entitlement = { opensBooks: true, opensSignLanguage: true, openedBy: 'school' };
  shelf = [{ bookId: 'book-1', addedAt: '2025-09-01T08:00:00.000Z', lastReadAt: '2025-10-02T08:00:00.000Z', percentage: 44.6 }];
});

async function answer(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith('/library/')) return undefined;
  const call = `${request.method} ${pathname.slice('/library'.length)}`;
  requests.push(call + search);
  await answered;
  if (serviceError?.call === call) return Response.json({ name: 'name', message: 'No.' }, { status: serviceError.status });
  if (call === 'GET /v1/books') return Response.json({ data: both, meta: { totalCount: 2 } });
  if (call === 'GET /v1/entitlement') return Response.json(entitlement);
  const one = [...both, sample, ...many].find(({ id }) => call === `GET /v1/books/${id}`);
  if (one) return Response.json(one);
  if (request.method === 'GET' && pathname.endsWith('/books')) return Response.json(pathname.includes('schoolUnits') ? schoolShelf : shelf);
  if (request.method === 'PUT')
    shelf = [...shelf, { bookId: 'book-2', addedAt: '2025-11-01T08:00:00.000Z', lastReadAt: null, percentage: 0 }];
  if (request.method === 'DELETE') shelf = [];
  return new Response(null, { status: request.method === 'GET' ? 404 : 204 });
}

const open = (path: string, options: FakeShellOptions = {}) => openPage(path, { answer, ...options });
const ordersOffered = () =>
  within(screen.getByLabelText('Order'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe.each(['/library', '/library/bookshelf', '/library/book/book-1'])('the books on %s', (path) => {
  /** The elements whose own text is of a book, outside of sentences of the page. */
  const ofBooks = () =>
    [stars.title, stars.author, stars.description, sea.title].flatMap((text) =>
      screen.queryAllByText(text, { ignore: '[aria-hidden] *, title' }),
    );

  test('are in their own language where it is not that of the page', async () => {
    await open(path);
    await screen.findAllByText(stars.title);
    expect(ofBooks().length).toBeGreaterThan(1);
    expect(ofBooks().filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'sv')).toEqual([]);
  });

  test('say nothing of their language where it is that of the page', async () => {
    await open(path, { locale: 'sv' });
    await screen.findAllByText(stars.title);
    expect(ofBooks().filter((element) => element.closest('main [lang]'))).toEqual([]);
  });
});

describe('the library', () => {
  test('the library searches by words and in one of six orders, and the URL keeps both', {
    tags: ['shell §2.40', 'reader §9.39', 'reader §9.40', 'reader §9.41', 'reader §9.42'],
  }, async () => {
    await open('/library');
    expect(await screen.findByText('2 books')).toBeVisible();
    expect(requests).toContain('GET /v1/books?language=en&sort=relevance&limit=24&offset=0');
    expect(ordersOffered()).toEqual(['Most relevant', 'Last added', 'Title, A to Z', 'Title, Z to A', 'Author, A to Z', 'Author, Z to A']);
    await userEvent.type(screen.getByLabelText('Search by title or author'), 'sea');
    for (const [order, sort] of [
      ['Last added', 'lastAdded'],
      ['Title, A to Z', 'title'],
      ['Title, Z to A', '-title'],
      ['Author, A to Z', 'author'],
      ['Author, Z to A', '-author'],
      ['Most relevant', 'relevance'],
    ]) {
      await userEvent.selectOptions(screen.getByLabelText('Order'), order ?? '');
      await vi.waitFor(() => expect(requests.at(-1)).toBe(`GET /v1/books?q=sea&language=en&sort=${sort}&limit=24&offset=0`));
    }
  });

  test('the library and the bookshelf share the library layout, with a tab for each and the number of books', {
    tags: ['shell §2.34'],
  }, async () => {
    await open('/library');
    expect(await screen.findByText('2 books')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Library and bookshelf' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/library', '/library/bookshelf']);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  });

  test.each(['/library', '/library/bookshelf', '/library/book/book-1'])('the way home is beside the logo on %s', async (path) => {
    await open(path);
    const [bar] = await screen.findAllByRole('navigation', { name: 'Main navigation' });
    expect(within(bar ?? document.body).getByRole('link', { name: 'My services' })).toHaveAttribute('href', '/');
  });

  test('the library links every book to its page', async () => {
    await open('/library');
    expect(await screen.findByRole('link', { name: 'The boy who counted stars' })).toHaveAttribute('href', '/library/book/book-1');
  });

  test.each(['/library', '/library/bookshelf'])(
    'a book at %s that cannot be read says so in its link, which leads to its page',
    async (path) => {
      shelf = [{ bookId: 'book-2', addedAt: '2025-09-01T08:00:00.000Z', lastReadAt: null, percentage: 0 }];
      await open(path);
      expect(await screen.findByRole('link', { name: 'The sea Not here to read yet' })).toHaveAttribute('href', '/library/book/book-2');
    },
  );

  test('a library that cannot be loaded shows an error and a retry button', async () => {
    serviceError = { call: 'GET /v1/books', status: 403 };
    await open('/library');
    expect(await screen.findByText('The library could not be loaded.')).toBeVisible();
    serviceError = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 books')).toBeVisible();
  });

  test.each([
    ['/library', 'GET /v1/books'],
    ['/library/book/book-1', 'GET /v1/books/book-1'],
    ['/library/bookshelf', 'GET /v1/user/se-user-3/books'],
  ])('the retry button of %s keeps the focus until the answer, and leaves it to the page', async (path, call) => {
    serviceError = { call, status: 403 };
    await open(path);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = promise;
    serviceError = undefined;
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    resolve();
    await vi.waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the bookshelf', () => {
  test('a bookshelf with many books loads only the visible ones, and more on request', async () => {
    shelf = many.map(({ id }, index) => ({ bookId: id, addedAt: new Date(index * 1000).toISOString(), lastReadAt: null, percentage: 0 }));
    await open('/library/bookshelf');
    expect(await screen.findByRole('link', { name: 'Volume 59' })).toBeVisible();
    const loaded = () => requests.filter((call) => call.startsWith('GET /v1/books/many-')).length;
    expect([screen.getAllByRole('article').length, loaded()]).toEqual([24, 24]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more books' }));
    expect(await screen.findByRole('link', { name: 'Volume 12' })).toBeVisible();
    expect(loaded()).toBe(48);
  });

  test('the bookshelf requests at most 500 books and shows how far each was read', {
    tags: ['shell §2.41', 'reader §0.5', 'reader §9.33'],
  }, async () => {
    await open('/library/bookshelf');
    expect(await screen.findByText('Last read 2 Oct 2025 · 45%')).toBeVisible();
    expect(requests).toContain('GET /v1/user/se-user-3/books?limit=500');
    expect(requests).toContain('GET /v1/books/book-1');
  });

  test('the bookshelf is sorted by last added, last read, title or author', {
    tags: ['reader §3.43', 'reader §9.35', 'reader §9.36', 'reader §9.37', 'reader §9.38'],
  }, async () => {
    shelf = [
      ...shelf,
      { bookId: 'book-2', addedAt: '2025-11-01T08:00:00.000Z', lastReadAt: null, percentage: 0 },
      { bookId: 'book-5', addedAt: '2025-08-01T08:00:00.000Z', lastReadAt: '2025-09-02T08:00:00.000Z', percentage: 10 },
    ];
    await open('/library/bookshelf');
    await screen.findByRole('link', { name: /^The sea/ });
    expect(ordersOffered()).toEqual(['Last added', 'Last read', 'Title', 'Author']);
    const booksBy = async (order: string) => {
      await userEvent.selectOptions(screen.getByLabelText('Order'), order);
      return screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href')?.at(-1));
    };
    expect(await booksBy('Last read')).toEqual(['1', '5', '2']);
    expect(await booksBy('Title')).toEqual(['5', '1', '2']);
    expect(await booksBy('Author')).toEqual(['2', '5', '1']);
    expect(await booksBy('Last added')).toEqual(['2', '1', '5']);
  });

  test('the bookshelf is at /shelves too', async () => {
    await open('/shelves');
    expect(await screen.findByRole('link', { name: 'The boy who counted stars' })).toBeVisible();
  });

  test('the bookshelf is empty after its only book is removed', async () => {
    await open('/library/bookshelf');
    await userEvent.click(await screen.findByRole('button', { name: 'Take The boy who counted stars off the shelf' }));
    expect(await screen.findByText('This bookshelf is empty')).toBeVisible();
    expect(screen.getByText('This bookshelf is empty')).toHaveFocus();
  });

  test('a member of a school unit can choose its bookshelf', async () => {
    await open('/library/bookshelf');
    await userEvent.selectOptions(await screen.findByLabelText('Whose bookshelf'), 'Björkskolan');
    expect(await screen.findByText('This bookshelf is empty')).toBeVisible();
    expect(requests).toContain('GET /v1/schoolUnits/se-school-2/books');
  });

  test('a shared account has no bookshelf of its own and reads why', async () => {
    const organizations = [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student' as const, active: true }];
    await open('/library/bookshelf', { me: { sharedAccount: true }, organizations });
    expect(await screen.findByText(/^Several people use this account/)).toBeVisible();
    expect(requests.some((call) => call.includes('/v1/user/'))).toBe(false);
  });

  const forbidden = /^You may not change or see this bookshelf\./;
  const notFound = /^This book is no longer in the library\./;

  test.each([
    ['PUT /v1/user/se-user-3/books', 403, 'book-2', 'Put on my bookshelf', forbidden],
    ['PUT /v1/user/se-user-3/books', 404, 'book-2', 'Put on my bookshelf', notFound],
    ['DELETE /v1/user/se-user-3/books/book-1', 403, 'book-1', 'Take off my bookshelf', forbidden],
    ['POST /v1/schoolUnits/se-school-2/books', 403, 'book-2', 'Put on the shelf of Björkskolan', forbidden],
    ['DELETE /v1/schoolUnits/se-school-2/books/book-1', 403, 'book-1', 'Take off the shelf of Björkskolan', forbidden],
    ['DELETE /v1/schoolUnits/se-school-2/books/book-1', 404, 'book-1', 'Take off the shelf of Björkskolan', forbidden],
  ])(
    'a bookshelf that refuses %s with the status %s shows the reason',
    {
      tags: [
        'reader §7 Library service.9',
        'reader §7 Library service.10',
        'reader §7 Library service.12',
        'reader §7 Library service.16',
        'reader §7 Library service.18',
        'reader §7 Library service.19',
        'reader §8.24',
        'reader §8.25',
      ],
    },
    async (call, status, bookId, button, words) => {
      serviceError = { call, status };
      schoolShelf = [{ bookId: 'book-1', addedAt: '2025-09-01T08:00:00.000Z' }];
      await open(`/library/book/${bookId}`);
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(words)).toBeVisible();
    },
  );
});

describe('books that no subscription opens', () => {
  const withoutPlan: Entitlement = { opensBooks: false, opensSignLanguage: false, openedBy: 'plan' };
  const choosePlan = () => screen.findByRole('link', { name: 'Choose a plan' });

  test.each([
    ['/library', [/^The boy who counted stars.*Opens with a plan$/, /^The sea.*Not here to read yet$/]],
    ['/library/bookshelf', [/^The boy who counted stars.*Opens with a plan · Last read/, /^A garden in a bucket.*Free sample$/]],
  ])('a family without a plan reads at %s what opens each book, with a link to the plans', async (path, cards) => {
    entitlement = withoutPlan;
    shelf = [...shelf, { bookId: 'book-5', addedAt: '2025-08-01T08:00:00.000Z', lastReadAt: null, percentage: 0 }];
    await open(path);
    expect(await choosePlan()).toHaveAttribute('href', '/subscriptions');
    expect(requests.filter((call) => call === 'GET /v1/entitlement')).toHaveLength(1);
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(cards.map((card) => expect.stringMatching(card)));
  });

  test('a family without a plan reads on the page of a book what opens it, and can read the sample book', async () => {
    entitlement = withoutPlan;
    await open('/library/book/book-1');
    expect(await choosePlan()).toHaveAttribute('href', '/subscriptions');
    expect(screen.queryByRole('link', { name: 'Read' })).toBeNull();
    cleanup();
    await open('/library/book/book-5');
    expect(await screen.findByText('Free sample')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/bookshelf/play/id/book-5');
  });

  test('a pupil whose school has no licence reads whom to ask, without a link to the plans', async () => {
    entitlement = { ...withoutPlan, openedBy: 'school' };
    await open('/library/book/book-1');
    expect(await screen.findByText(/^Your school has no licence/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Read|Choose a plan/ })).toBeNull();
  });

  test('a family whose plan has no sign language can read a book and reads which plan opens its sign language', async () => {
    entitlement = { ...withoutPlan, opensBooks: true };
    await open('/library/book/book-1');
    expect(await screen.findByText('Opens with a plan that includes sign language')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read' })).toBeVisible();
  });

  test('a book opens while the service does not say who is entitled', async () => {
    serviceError = { call: 'GET /v1/entitlement', status: 500 };
    await open('/library/book/book-1');
    expect(await screen.findByRole('link', { name: 'Read' })).toBeVisible();
  });
});

describe('the page of a book', () => {
  test('the page of a book links to the player', { tags: ['shell §0.3', 'shell §2.25', 'reader §2.5'] }, async () => {
    await open('/library/book/book-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'The boy who counted stars' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/bookshelf/play/id/book-1');
  });

  test('the page of a book leads back to the library, whose tab is the current one', async () => {
    await open('/library/book/book-1');
    expect(await screen.findByRole('link', { name: 'Back to the library' })).toHaveAttribute('href', '/library');
    expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  });

  test('the page of a book names the sign languages as the reader does', async () => {
    await open('/library/book/book-1');
    expect(await screen.findByText('Sign support, Sign language')).toBeVisible();
  });

  test.each([
    ['en-GB', 'Swedish'],
    ['sv', 'Svenska'],
    ['fi', 'Ruotsi'],
  ] as const)('the page of a book in %s has its language with a capital, as the other facts begin', async (locale, name) => {
    await open('/library/book/book-1', { locale });
    expect(await screen.findByText(name)).toBeVisible();
  });

  test('an employee puts a book on their own bookshelf and on the school unit’s', async () => {
    await open('/library/book/book-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Put on my bookshelf' }));
    expect(await screen.findByRole('button', { name: 'Take off my bookshelf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put on the shelf of Björkskolan' }));
    await vi.waitFor(() => expect(requests).toContain('POST /v1/schoolUnits/se-school-2/books'));
  });

  test('the page of a book that is not available yet has no link to the player', async () => {
    await open('/library/book/book-2');
    expect(await screen.findByText('This book cannot be read here yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read' })).toBeNull();
  });

  test('the page of an unknown book says that the book is not in the library', async () => {
    await open('/library/book/book-9');
    expect(await screen.findByText('This book is no longer in the library. Choose another one.')).toBeVisible();
  });
});
