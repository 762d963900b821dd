import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';

test('a reader who could not be loaded is told, and the page of the book goes on without them', async () => {
  const requests: string[] = [];
  const shell = await createFakeShell({
    app: 'reader',
    locale: 'en-GB',
    namespaces,
    answer: ({ url }) => {
      const { pathname } = new URL(url);
      requests.push(pathname);
      return pathname === '/account/me' ? Response.json({ name: 'InvalidInputError', message: 'No.' }, { status: 400 }) : undefined;
    },
  });
  render(<FakePage shell={shell} path="/bookshelf/play/id/book-1" routes={routes} />);
  expect(await screen.findByText(/cannot be accepted/)).toBeInTheDocument();
  expect(requests).toContain('/library/v1/books/book-1');
});
