import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';
import { users } from '../../testing/school.ts';

const list = '/controlpanel/beta/manage?tab=users';
const table = () => screen.findByRole('table', { name: 'Users' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const errorResponse = (status: number, name: string) => () => Response.json({ name, message: 'No.' }, { status });
const lists = (requests: readonly string[]) => requests.filter((request) => request.split('?')[0] === 'GET /users');

describe('the list of users', () => {
  test('the list of users shows the newest ten with a link, their organisations and their roles', {
    tags: ['shell §2.17', 'shell §2.36', 'admin §2.11', 'admin §3.61'],
  }, async () => {
    await openPanel(list);
    expect(await names()).toHaveLength(10);
    expect(screen.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible();
    expect(await screen.findByText('12 results')).toBeVisible();
    expect(screen.getByText('1–10 of 12')).toBeVisible();
    const [, newest] = screen.getAllByRole('row');
    expect(within(newest ?? document.body).getByRole('link', { name: 'Tyra Wall' })).toHaveAttribute(
      'href',
      '/controlpanel/beta/manage/users/se-user-12',
    );
    expect(newest).toHaveTextContent('Björkskolan Pupil');
  });

  test('the list of users marks the sorted column and its direction', async () => {
    await openPanel(list);
    await table();
    expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(async () => expect((await names())[0]).toBe('Alva Berg'));
  });

  test('a deep link restores the page, page size, sort order and search of the list of users', async () => {
    await openPanel(`${list}&page=2&itemsPerPage=5&sortBy=name&sortDesc=false`);
    expect(await names()).toEqual(['Ines Falk', 'Maja Holm', 'Noah Lind', 'Olle Frisk', 'Saga Ström']);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      `${list}&page=3&itemsPerPage=5&sortBy=name&sortDesc=false`,
    );
  });

  test('the list of users searches for the typed text and offers to clear a search without results', async () => {
    await openPanel(list);
    await table();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'maja{Enter}');
    await waitFor(async () => expect(await names()).toEqual(['Maja Holm']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'x{Enter}');
    expect(await screen.findByText('No user matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(async () => expect(await names()).toHaveLength(10));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  test('the list of users is filtered by a role', async () => {
    await openPanel(list);
    await table();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
    await waitFor(async () => expect(await names()).toEqual(['Bo Nyström']));
  });

  test('the list of users is filtered by an organisation that is found by its name', async () => {
    await openPanel(list);
    await table();
    await userEvent.type(screen.getByRole('combobox', { name: 'Organisation' }), 'humlan');
    await userEvent.click(await screen.findByRole('option', { name: /Förskolan Humlan/ }));
    await waitFor(async () => expect(await names()).toEqual(['Astrid Lindqvist']));
  });

  test('an empty list of users says so and explains where users come from', async () => {
    await openPanel(list, {}, { users: [] });
    expect(await screen.findByText('There are no users yet')).toBeVisible();
    expect(screen.getByText(/Users come from the synchronisation/)).toBeVisible();
  });

  test('the list of users shows no stale rows after an error and recovers on retry', {
    tags: ['admin §3.66', 'admin §4 List failure.1', 'admin §8.11', 'admin §8.12', 'admin §8.24'],
  }, async () => {
    let failing = false;
    const instead = (request: Request) =>
      failing && request.url.includes('/users?') ? errorResponse(400, 'ValidationError')() : undefined;
    await openPanel(list, {}, { instead });
    await table();
    failing = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(await screen.findByRole('alert')).toHaveTextContent('The users could not be loaded');
    expect(screen.queryByText('12 results')).toBeNull();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(10);
  });

  test('a forbidden list of users shows a permission error instead of an empty list', async () => {
    await openPanel(list, {}, { instead: (request) => (request.url.includes('/users?') ? errorResponse(403, 'forbidden')() : undefined) });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    expect(screen.queryByText('There are no users yet')).toBeNull();
  });

  test('the list of users is served from the cache on return until it is refreshed', { tags: ['admin §4 List cache rule.1'] }, async () => {
    const { customers } = await openPanel(list);
    await table();
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the user management' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Groups' }));
    await screen.findByRole('table', { name: 'Groups' });
    await userEvent.click(tabs.getByRole('link', { name: 'Users' }));
    await table();
    expect(lists(customers.requests)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(lists(customers.requests)).toHaveLength(2));
  });

  test('the list of users keeps its rows while it is refreshed, and sends no second request until the first is answered', {
    tags: ['admin §4 List cache rule.5', 'admin §4 List cache rule.6'],
  }, async () => {
    const newer = Promise.withResolvers<void>();
    let refreshing = false;
    const instead = async (request: Request) => {
      if (!refreshing || !request.url.includes('/users?')) return undefined;
      await newer.promise;
      return Response.json({ data: users.slice(0, 1), meta: { totalItems: 1 } });
    };
    const { customers } = await openPanel(list, {}, { instead });
    await table();
    refreshing = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(lists(customers.requests)).toHaveLength(2));
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
    newer.resolve();
    await waitFor(async () => expect(await names()).toHaveLength(1));
    expect(lists(customers.requests)).toHaveLength(2);
  });

  test('the list of users shows that it is loading', { tags: ['admin §3.65'] }, async () => {
    await openPanel(list, {}, { instead: (request) => (request.url.includes('/users?') ? new Promise(() => {}) : undefined) });
    await screen.findByRole('searchbox', { name: 'Search' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByText('There are no users yet')).toBeNull();
  });

  test('the list of users replaces a page that does not exist with one that does', async () => {
    await openPanel(`${list}&page=7`);
    expect(await names()).toHaveLength(10);
  });
});

describe('the other lists', () => {
  test('the list of organisations links to the users of each organisation', { tags: ['admin §3.41'] }, async () => {
    const { customers } = await openPanel('/controlpanel/beta/manage?tab=organizations');
    const rows = within(await screen.findByRole('table', { name: 'Organisations' }));
    expect(customers.requests).toContainEqual(expect.stringContaining('GET /schoolUnits?'));
    expect(rows.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('Östra skolan Not active');
    expect(rows.getByRole('link', { name: 'Users: Björkskolan' })).toHaveAttribute('href', expect.stringContaining('se-school-2'));
  });

  test('the list of groups links to the members of each group', async () => {
    await openPanel('/controlpanel/beta/manage?tab=groups');
    const rows = within(await screen.findByRole('table', { name: 'Groups' }));
    await userEvent.click(rows.getByRole('link', { name: '24 members: Klass 2B' }));
    expect(await screen.findByRole('button', { name: 'Group: Klass 2B, remove this filter' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Group: Klass 2B, remove this filter' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Klass 2B/ })).toBeNull());
  });
});
