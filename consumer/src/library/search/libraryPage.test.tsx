import type { Book } from '@realmkit/openapi';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { book } from '../testing/book.ts';

const notHere = { readable: false, fileUrl: null } as const;
let catalogue: readonly Book[];
/** What is asked of the catalogue, without what each search has. */
let searches: string[];
/** Whether the service says more of a search than how much it finds. */
let tellsAll: boolean;

beforeEach(() => {
  searches = [];
  tellsAll = true;
  catalogue = [
    book({ id: 'sv-1', title: 'Sjön', language: 'sv' }),
    book({ id: 'sv-2', title: 'Skogen', language: 'sv', ...notHere }),
    book({ id: 'en-1', title: 'The lake', language: 'en' }),
    book({ id: 'fi-1', title: 'Järvi', language: 'fi', ...notHere }),
  ];
  window.sessionStorage.clear();
});

const countsOf = (books: readonly Book[]) => ({
  totalCount: books.length,
  readableCount: books.filter(({ readable = true }) => readable).length,
});

function answer({ url }: Request): Response | undefined {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/library/v1/entitlement') return Response.json({ opensBooks: true, opensSignLanguage: true, openedBy: 'plan' });
  if (pathname !== '/library/v1/books') return undefined;
  for (const same of ['sort', 'limit', 'offset']) searchParams.delete(same);
  searches.push(searchParams.toString());
  const { q = '', language, readable } = Object.fromEntries(searchParams);
  const inAll = catalogue.filter(({ title, readable: isHere = true }) => title.startsWith(q) && (readable === undefined || isHere));
  const data = inAll.filter((one) => language === undefined || one.language === language);
  const languages = [...Map.groupBy(inAll, (one) => one.language)].map(([one, books]) => ({ language: one, ...countsOf(books) }));
  return Response.json({ data, meta: tellsAll ? { ...countsOf(data), languages } : { totalCount: data.length } });
}

const open = (query = '', options: FakeShellOptions = {}) => openPage(`/library${query}`, { answer, ...options });
const language = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
const books = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const options = (select: HTMLSelectElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the language of the books', () => {
  test.each([
    ['de', 'Deutsch', 'Sprache'],
    ['en-GB', 'English', 'Language'],
    ['en-US', 'English', 'Language'],
    ['fi', 'Suomi', 'Kieli'],
    ['fr', 'Français', 'Langue'],
    ['nb', 'Norsk bokmål', 'Språk'],
    ['nl', 'Nederlands', 'Taal'],
    ['sv', 'Svenska', 'Språk'],
  ] as const)('is that of the app in %s, which one sees as chosen', async (locale, name, label) => {
    const own = locale.split('-')[0] ?? '';
    catalogue = [...catalogue, book({ id: 'own', title: 'Own', language: own })];
    await open('', { locale });
    expect(await screen.findByRole('link', { name: 'Own' })).toBeVisible();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
    expect(select.selectedOptions[0]?.textContent).toBe(name);
    expect(searches).toEqual([`language=${own}`]);
  });

  test('is chosen among those that the service has books in', async () => {
    await open();
    await screen.findByRole('link', { name: 'The lake' });
    expect(options(await language())).toEqual(['All languages', 'English', 'Finnish', 'Swedish']);
    await userEvent.selectOptions(await language(), 'Swedish');
    expect(await screen.findByRole('link', { name: 'Sjön' })).toBeVisible();
    expect(searches).toEqual(['language=en', 'language=sv']);
  });

  test('can be all, which stays for the visit', async () => {
    await open();
    await userEvent.selectOptions(await language(), 'All languages');
    expect(await screen.findByText('2 books · 2 more not here to read yet')).toBeVisible();
    await vi.waitFor(() => expect(books()).toHaveLength(4));
    expect(searches).toEqual(['language=en', '']);
    cleanup();
    searches = [];
    await open();
    expect(await screen.findByText('2 books · 2 more not here to read yet')).toBeVisible();
    expect((await language()).value).toBe('all');
    expect(searches).toEqual(['']);
  });

  test('in the address comes before that of the visit', async () => {
    window.sessionStorage.setItem('realmkit-list-library-language', 'all');
    await open('?language=sv');
    expect(await screen.findByRole('link', { name: 'Sjön' })).toBeVisible();
    await vi.waitFor(() => expect(books()).toEqual(['Sjön', 'Skogen']));
  });

  test('stays when words are searched for; what others have for them is offered', async () => {
    await open();
    await screen.findByRole('link', { name: 'The lake' });
    await userEvent.type(screen.getByLabelText('Search by title or author'), 'S');
    expect(await screen.findByText('No book in English was found')).toBeVisible();
    expect(searches.at(-1)).toBe('q=S&language=en');
    await userEvent.click(screen.getByRole('button', { name: '1 book in all languages' }));
    await vi.waitFor(() => expect(books()).toEqual(['Sjön', 'Skogen']));
    expect(screen.getByLabelText('Search by title or author')).toHaveValue('S');
  });

  test('is not offered to be left where no other has more', async () => {
    await open('?q=nothing');
    expect(await screen.findByText('No book in English was found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /all languages/ })).toBeNull();
  });

  test('of the app without a book is said to have none, and all are shown, also when words are typed then', async () => {
    await open('', { locale: 'fr' });
    expect(await screen.findByText(/^La bibliothèque n’a pas encore de livres en français\./)).toBeVisible();
    await vi.waitFor(() => expect(books()).toHaveLength(4));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Langue' }).value).toBe('all');
    await userEvent.type(screen.getByRole('searchbox'), 'S');
    await vi.waitFor(() => expect(books()).toEqual(['Sjön', 'Skogen']));
    expect(searches).toEqual(['language=fr', '', 'q=S']);
  });

  test('that was chosen and has no book shows none', async () => {
    await open('?language=fr');
    expect(await screen.findByText('No book in French was found')).toBeVisible();
    expect(screen.getByRole('button', { name: '2 books in all languages' })).toBeVisible();
  });

  test('without a book that can be read says so, and offers those of all', async () => {
    await open('', { locale: 'fi' });
    expect(await screen.findByText(/^Näitä valitun kielen \(suomi\) kirjoja ei voi vielä lukea täällä\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '2 kirjaa kaikilla kielillä' }));
    await vi.waitFor(() => expect(books()).toHaveLength(4));
  });
});

describe('the filters', () => {
  const shown = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

  test('age, subject and kind are chosen behind a button and asked of the service', async () => {
    await open('?language=all');
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    await userEvent.selectOptions(await shown('Age'), '7 years');
    await userEvent.selectOptions(await shown('Subject'), 'Poetry');
    await userEvent.selectOptions(await shown('Show'), 'Ready to read');
    await vi.waitFor(() => expect(searches.at(-1)).toBe('readable=true&age=7&subject=poetry'));
    expect(screen.getByRole('button', { name: 'More filters (3)' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('of a shared address are seen at once, and removed where nothing is found', async () => {
    catalogue = [];
    await open('?language=all&age=5&subject=nature&audio=true');
    expect((await shown('Age')).value).toBe('5');
    expect((await shown('Subject')).value).toBe('nature');
    expect((await shown('Show')).value).toBe('audio');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filters' }));
    await vi.waitFor(() => expect(searches.at(-1)).toBe(''));
  });
});

describe('a service that knows of no readable books and no languages', () => {
  test('is asked as before; every book with a file counts', async () => {
    tellsAll = false;
    catalogue = catalogue.map(({ readable: _, ...one }) => one);
    await open('?language=sv');
    expect(await screen.findByText('2 books')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skogen Not here to read yet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(options(await screen.findByRole('combobox', { name: 'Show' }))).toEqual(['All books', 'With sound', 'With sign language']);
    expect(searches).toEqual(['language=sv']);
  });

  test('offers a search in all languages, without a number', async () => {
    tellsAll = false;
    await open('?language=sv&q=The');
    await userEvent.click(await screen.findByRole('button', { name: 'Search in all languages' }));
    expect(await screen.findByRole('link', { name: 'The lake' })).toBeVisible();
  });
});
