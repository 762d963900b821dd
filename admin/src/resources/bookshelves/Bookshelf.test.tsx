import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeLibrary } from '../../testing/fakeLibrary.ts';
import { openPanel } from '../../testing/openPanel.tsx';

/** Opens the bookshelf of a school; `shelfRequests` returns how often it was requested. */
async function openShelf(removal = (remove: () => Promise<Response | undefined>) => remove()) {
  const library = fakeLibrary();
  let requests = 0;
  const { shell } = await openPanel('/controlpanel/bookshelves', {
    superuser: false,
    organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'employee', active: true }],
    answer: (request) => {
      if (request.method === 'DELETE') return removal(() => library(request));
      if (request.method === 'GET' && request.url.includes('/schoolUnits/se-school-2/books')) requests += 1;
      return library(request);
    },
  });
  await screen.findByText('Pippi Långstrump');
  return { shell, shelfRequests: () => requests };
}

/** Opens the list of groups, and then the bookshelf again. */
async function returnToShelf() {
  await userEvent.click(screen.getByRole('link', { name: 'Groups' }));
  await screen.findByRole('link', { name: 'Klass 2B' });
  await userEvent.click(screen.getByRole('link', { name: 'Bookshelves' }));
  await screen.findByText('Pippi Långstrump');
}

test('a bookshelf is cached if the settings say so', async () => {
  const { shell, shelfRequests } = await openShelf();
  await returnToShelf();
  expect(shelfRequests()).toBe(1);
  shell.listSettings.change({ caches: { ...shell.listSettings.getSnapshot().caches, bookshelf: false } });
  await returnToShelf();
  await waitFor(() => expect(shelfRequests()).toBe(2));
});

test('a book that is added is on the bookshelf at once although the bookshelf is cached, and staff see before that it cannot be read yet', async () => {
  const { shelfRequests } = await openShelf();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Add a book' }), 'Nils');
  expect(await screen.findAllByText('Not here to read yet')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add Nils Holgersson' }));
  expect(await screen.findByRole('button', { name: 'Remove Nils Holgersson' })).toBeVisible();
  expect(shelfRequests()).toBe(2);
});

test('a book that is removed leaves the bookshelf before the service has answered, and Undo adds it again', async () => {
  const answer = Promise.withResolvers<void>();
  const { shelfRequests } = await openShelf((remove) => answer.promise.then(remove));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pippi Långstrump' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Pippi Långstrump' })).toBeNull());
  expect(shelfRequests()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  answer.resolve();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove Pippi Långstrump' })).toBeVisible();
});

test('a book that could not be removed is on the bookshelf again, and the page says why', async () => {
  await openShelf(async () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pippi Långstrump' }));
  expect((await screen.findAllByText(/^You are not allowed to do this\./)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Remove Pippi Långstrump' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
