import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';

const at = (role: 'admin' | 'employee' | 'guardian' | 'student') => ({
  superuser: false,
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role, active: true }],
});

describe('the panel', () => {
  test('the panel sends a user who is not signed in to the login page, with a redirect back', async () => {
    const { shell } = await openPanel('/controlpanel/beta/manage?tab=groups', { session: 'anonymous' });
    await waitFor(() => expect(shell.left).toHaveLength(1));
    const query = new URLSearchParams(shell.left[0]?.split('?')[1]);
    expect(shell.left[0]).toMatch(/^\/login\?/);
    expect(Object.fromEntries(query)).toEqual({ redirect: '/controlpanel/beta/manage?tab=groups', reauthenticate: 'true' });
  });

  test('the panel shows an employee their organisations and the areas that they may open', {
    tags: ['shell §2.15', 'shell §2.28', 'shell §2.29', 'admin §2.1'],
  }, async () => {
    await openPanel('/controlpanel', at('employee'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Control panel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Realmkit, start page' })).toHaveAttribute('href', '/controlpanel');
    expect(screen.getByText('Björkskolan')).toBeVisible();
    expect(screen.getByText('Staff')).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Parts of the control panel' });
    // The link that skips to the content skips it.
    expect(screen.getByRole('main')).not.toContainElement(navigation);
    const areas = within(navigation);
    expect(areas.getByRole('link', { name: 'Pupils' })).toHaveAttribute('href', '/controlpanel/students');
    expect(screen.queryByRole('link', { name: 'User management' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open the user management' })).toBeNull();
  });

  test('the panel redirects a school admin from the beta management to the start page', async () => {
    const { customers } = await openPanel('/controlpanel/beta/manage?tab=users', at('admin'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Control panel' })).toBeVisible();
    expect(customers.requests).toEqual([]);
  });

  test.each(['guardian', 'student'] as const)(
    'the panel shows a %s the forbidden page, with a link to the start page',
    { tags: ['shell §2.16'] },
    async (role) => {
      await openPanel('/controlpanel', at(role));
      expect(await screen.findByRole('heading', { level: 1, name: 'The control panel is for staff' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
    },
  );

  test('the panel shows a superuser a link to the user management', { tags: ['shell §0.4'] }, async () => {
    await openPanel('/controlpanel');
    expect(await screen.findByRole('link', { name: 'Open the user management' })).toHaveAttribute('href', '/controlpanel/beta/manage');
  });

  test.each([
    ['its start page', '/controlpanel', {}],
    ['a list', '/controlpanel/students', {}],
    ['a path that does not exist', '/controlpanel/nowhere', {}],
    ['a page for nobody but staff', '/controlpanel', at('guardian')],
  ])('the foot of %s has the links of the panel', async (_page, path, options) => {
    await openPanel(path, { realm: 'de', ...options });
    await screen.findByRole('heading', { level: 1 });
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Terms', 'Privacy policy', 'Support']);
  });

  test('a page of the panel has a button back to the top after more than 20 px, and none before', { tags: ['admin §9.20'] }, async () => {
    await openPanel('/controlpanel/students');
    await screen.findByRole('heading', { level: 1, name: 'Pupils' });
    const scrollBy = (top: number) => {
      document.documentElement.scrollTop = top;
      fireEvent.scroll(document);
    };
    const toTop = () => screen.queryByRole('button', { name: 'Back to the top' });
    expect(toTop()).toBeNull();
    scrollBy(21);
    expect(toTop()).toBeVisible();
    scrollBy(20);
    expect(toTop()).toBeNull();
  });

  test.each([
    ['/controlpanel', 'Control panel'],
    ['/controlpanel/bookshelves', 'Bookshelves'],
  ])(
    'a school admin whose organisations cannot be loaded keeps the page %s and its navigation, and reads what is missing',
    async (path, title) => {
      const answer = ({ url }: Request) =>
        url.includes('/me/organizations') ? Response.json({ name: 'InvalidInputError', message: 'No.' }, { status: 400 }) : undefined;
      await openPanel(path, { ...at('admin'), tokens: { roles: ['admin'] }, answer });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Parts of the control panel' })).toBeVisible();
      expect(await screen.findByText(/cannot be accepted/)).toBeVisible();
    },
  );

  test('the panel has a page for paths that do not exist', async () => {
    await openPanel('/controlpanel/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
  });
});
