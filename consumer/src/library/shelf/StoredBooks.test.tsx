import { bookCacheName } from '@realmkit/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const name = bookCacheName('se-user-3', 'book-1');

/** Puts caches with one book on the device; returns what they still hold. */
function keepBook(remove = async (cache: string) => left.delete(cache)) {
  vi.stubGlobal('caches', {
    keys: async () => [...left.keys()],
    open: async (cache: string) => ({ match: async () => new Response(JSON.stringify(left.get(cache))) }),
    delete: remove,
  });
}
let left: Map<string, object>;

async function openShelf() {
  left = new Map([
    [name, { title: 'Järvi', language: 'fi', size: 12_400_000 }],
    ['notes that wait to be sent', {}],
  ]);
  const methods: string[] = [];
  await openPage('/library/bookshelf', {
    answer: async ({ url, method }) => {
      methods.push(method);
      return url.includes('/library/') ? Response.json([]) : undefined;
    },
  });
  return methods;
}
const region = () => screen.findByRole('region', { name: 'Kept on this device' });

test('a book is deleted from the device only after a question, and nothing else is deleted', async () => {
  keepBook();
  const methods = await openShelf();
  const section = within(await region());
  expect(section.getByRole('link', { name: 'Järvi' })).toHaveAttribute('href', '/bookshelf/play/id/book-1');
  expect(section.getByRole('link', { name: 'Järvi' })).toHaveAttribute('lang', 'fi');
  expect(section.getByText('12.4 MB')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Delete Järvi from this device' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  expect(left).toHaveProperty('size', 2);
  await userEvent.click(section.getByRole('button', { name: 'Delete Järvi from this device' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await section.findByText('The book is no longer on this device.')).toBeVisible();
  expect([...left.keys()]).toEqual(['notes that wait to be sent']);
  expect(methods).not.toContain('DELETE');
});

test('a book that the browser does not delete stays in the list', async () => {
  keepBook(async () => {
    throw new Error('Denied');
  });
  await openShelf();
  const section = within(await region());
  await userEvent.click(section.getByRole('button', { name: 'Delete Järvi from this device' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The book could not be deleted from this device. Try again.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Järvi' })).toBeVisible();
});

test('somebody who acts as another user does not see what that user keeps', async () => {
  keepBook();
  left = new Map([[name, { title: 'Järvi', size: 1 }]]);
  await openPage('/library/bookshelf', {
    tokens: { act: { sub: 'admin' } },
    answer: async ({ url }) => (url.includes('/library/') ? Response.json([]) : undefined),
  });
  expect(await screen.findByText('This bookshelf is empty')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kept on this device' })).toBeNull();
});
