import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { book } from './testing/book.ts';

const stars = book({ signLanguages: ['takk', 'tsp'] });
const sea = book({ id: 'book-2', title: 'The sea', author: 'Ada Alm', fileUrl: null });
const both = [stars, sea];
const many = Array.from({ length: 60 }, (_, index) => book({ id: `many-${index}`, title: `Volume ${index}` }));

let asked: string[];
let shelf: { bookId: string; addedAt: string; lastReadAt: string | null; percentage: number }[];
let refusal: { readonly call: string; readonly status: number } | undefined;

beforeEach(() => {
  asked = [];
  refusal = undefined;
  shelf = [{ bookId: 'book-1', addedAt: '2025-09-01T08:00:00.000Z', lastReadAt: '2025-10-02T08:00:00.000Z', percentage: 44.6 }];
});

async function answer(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith('/library/')) return undefined;
  const call = `${request.method} ${pathname.slice('/library'.length)}`;
  asked.push(call + search);
  if (refusal?.call === call) return Response.json({ name: 'name', message: 'No.' }, { status: refusal.status });
  if (call === 'GET /v1/books') return Response.json({ data: both, meta: { totalCount: 2 } });
  const one = [...both, ...many].find(({ id }) => call === `GET /v1/books/${id}`);
  if (one) return Response.json(one);
  if (request.method === 'GET' && pathname.endsWith('/books')) return Response.json(pathname.includes('schoolUnits') ? [] : shelf);
  if (request.method === 'PUT')
    shelf = [...shelf, { bookId: 'book-2', addedAt: '2025-11-01T08:00:00.000Z', lastReadAt: null, percentage: 0 }];
  if (request.method === 'DELETE') shelf = [];
  return new Response(null, { status: request.method === 'GET' ? 404 : 204 });
}

const open = (path: string, options: FakeShellOptions = {}) => openPage(path, { answer, ...options });

describe('the library', () => {
  test('searches by words and in one of six orders, and keeps both in the address', async () => {
    await open('/library');
    expect(await screen.findByText('2 books')).toBeVisible();
    expect(within(screen.getByLabelText('Order')).getAllByRole('option')).toHaveLength(6);
    await userEvent.type(screen.getByLabelText('Search by title or author'), 'sea');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Author, Z to A');
    await vi.waitFor(() => expect(asked.at(-1)).toBe('GET /v1/books?q=sea&sort=-author&limit=24&offset=0'));
  });

  test('links every book to its page, with its cover', async () => {
    await open('/library');
    expect(await screen.findByRole('link', { name: 'The sea' })).toHaveAttribute('href', '/library/book/book-2');
  });

  test('that cannot be loaded says so and offers another try', async () => {
    refusal = { call: 'GET /v1/books', status: 403 };
    await open('/library');
    expect(await screen.findByText('The library could not be loaded.')).toBeVisible();
    refusal = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 books')).toBeVisible();
  });
});

describe('the bookshelf', () => {
  test('of many books asks for those on show alone, and for more when they are wanted', async () => {
    shelf = many.map(({ id }, index) => ({ bookId: id, addedAt: new Date(index * 1000).toISOString(), lastReadAt: null, percentage: 0 }));
    await open('/library/bookshelf');
    expect(await screen.findByRole('link', { name: 'Volume 59' })).toBeVisible();
    const loaded = () => asked.filter((call) => call.startsWith('GET /v1/books/many-')).length;
    expect([screen.getAllByRole('article').length, loaded()]).toEqual([24, 24]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more books' }));
    expect(await screen.findByRole('link', { name: 'Volume 12' })).toBeVisible();
    expect(loaded()).toBe(48);
  });

  test('asks for at most 500 books and says how far each was read', async () => {
    await open('/library/bookshelf');
    expect(await screen.findByText('Last read 2 Oct 2025 · 45 %')).toBeVisible();
    expect(asked).toContain('GET /v1/user/se-user-3/books?limit=500');
  });

  test('is at /shelves too', async () => {
    await open('/shelves');
    expect(await screen.findByRole('link', { name: 'The boy who counted stars' })).toBeVisible();
  });

  test('gives a book up, and is then empty', async () => {
    await open('/library/bookshelf');
    await userEvent.click(await screen.findByRole('button', { name: 'Take The boy who counted stars off the shelf' }));
    expect(await screen.findByText('This bookshelf is empty')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('This bookshelf is empty'));
  });

  test('of a school unit is chosen by those who belong to it', async () => {
    await open('/library/bookshelf');
    await userEvent.selectOptions(await screen.findByLabelText('Whose bookshelf'), 'Björkskolan');
    expect(await screen.findByText('This bookshelf is empty')).toBeVisible();
    expect(asked).toContain('GET /v1/schoolUnits/se-school-2/books');
  });

  test('of a shared account is not there, which is said', async () => {
    const organizations = [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student' as const, active: true }];
    await open('/library/bookshelf', { me: { sharedAccount: true }, organizations });
    expect(await screen.findByText(/^Several people use this account/)).toBeVisible();
    expect(asked.some((call) => call.includes('/v1/user/'))).toBe(false);
  });

  test.each([
    [403, /^You may not change or see this bookshelf\./],
    [404, /^This book is no longer in the library\./],
  ])('that refuses a book with %s says so in words', async (status, words) => {
    refusal = { call: 'PUT /v1/user/se-user-3/books', status };
    await open('/library/book/book-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Put on: My bookshelf' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the page of a book', () => {
  test('opens the player', async () => {
    await open('/library/book/book-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'The boy who counted stars' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/bookshelf/play/id/book-1');
  });

  test('names the ways of signing as the reader does', async () => {
    await open('/library/book/book-1');
    expect(await screen.findByText('Sign support, Sign language')).toBeVisible();
  });

  test('puts the book on one’s own shelf, and an employee on the school unit’s', async () => {
    await open('/library/book/book-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Put on: My bookshelf' }));
    expect(await screen.findByRole('button', { name: 'Take off: My bookshelf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put on: Björkskolan' }));
    await vi.waitFor(() => expect(asked).toContain('POST /v1/schoolUnits/se-school-2/books'));
  });

  test('of a book that is not here yet has no way into the player', async () => {
    await open('/library/book/book-2');
    expect(await screen.findByText('This book cannot be read here yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read' })).toBeNull();
  });

  test('that there is not says so', async () => {
    await open('/library/book/book-9');
    expect(await screen.findByText('This book is no longer in the library. Choose another one.')).toBeVisible();
  });
});
