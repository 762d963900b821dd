import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../../testing/index.ts';

async function openNowhere(options: FakeShellOptions) {
  const shell = await createFakeShell({ locale: 'en-GB', ...options });
  const library = { path: '/library', element: <Library /> };
  render(<FakePage shell={shell} path="/nowhere" routes={[{ path: '/', element: null }, library]} />);
  await screen.findByRole('heading', { name: '404 Not Found' });
  return shell;
}

/** Shows the query of the library's URL. */
const Library = () => <h1>Library of {useLocation().search || 'everything'}</h1>;

const home = () => screen.getByRole('link', { name: 'To the home page' });

test('the error page links to the home page of the user’s profile', { tags: ['admin §3.37'] }, async () => {
  await openNowhere({});
  await waitFor(() => expect(home()).toHaveAttribute('href', '/controlpanel'));
});

test('the error page links a signed-out visitor to the landing page', async () => {
  await openNowhere({ session: 'anonymous' });
  expect(home()).toHaveAttribute('href', '/');
});

test('the error page searches the library for the typed words', async () => {
  await openNowhere({});
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the library' }), 'räv & snö{Enter}');
  expect(await screen.findByRole('heading', { name: /^Library/ })).toHaveTextContent('Library of ?q=r%C3%A4v+%26+sn%C3%B6');
});

test('a search without words on the error page opens the library', async () => {
  await openNowhere({});
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Library of everything' })).toBeInTheDocument();
});

test('the error page of the control panel searches the library of the consumer app', async () => {
  const shell = await openNowhere({ app: 'admin' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the library' }), 'fox{Enter}');
  expect(shell.left).toEqual(['/library?q=fox']);
});

test('the error page offers a signed-out visitor no search of the library, which needs a login', async () => {
  await openNowhere({ session: 'anonymous' });
  expect(screen.queryByRole('search')).toBeNull();
});
