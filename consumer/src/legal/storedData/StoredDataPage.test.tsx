import { browserStores, personalTables } from '@realmkit/openapi/personal-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';

const visitor = { session: 'anonymous' } as const;

test('the page of stored data says of each kind who sees it, how long it stays and where', async () => {
  await openPage('/legal/stored-data', visitor);
  const server = within(await screen.findByRole('region', { name: 'On our servers' }));
  const invoices = server.getByRole('heading', { name: 'Invoices and orders' }).closest('li');
  expect(invoices).toHaveTextContent('the person themselves and our support');
  expect(invoices).toHaveTextContent('10 years, because the law requires it');
  expect(invoices).toHaveTextContent('payment.invoices, payment.orders');
  const browser = within(screen.getByRole('region', { name: 'In this browser' }));
  expect(browser.getByRole('heading', { name: 'Login' }).closest('li')).toHaveTextContent('Until you log out');
});

test('the page of stored data shows what concerns the chosen person', async () => {
  await openPage('/legal/stored-data', visitor);
  expect(await screen.findByRole('heading', { name: 'Bank card' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Assignments' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show what concerns' }), 'A child');
  const assignments = screen.getByRole('heading', { name: 'Assignments' });
  expect(assignments).toBeVisible();
  expect(assignments.closest('li')).toHaveTextContent('teachers and administrators of the school where the work was set');
  expect(screen.queryByRole('heading', { name: 'Bank card' })).not.toBeInTheDocument();
});

test('the page of stored data names every table and every store in the browser for somebody', async () => {
  await openPage('/legal/stored-data', visitor);
  const texts: string[] = [];
  for (const person of ['A child', 'A guardian', 'School staff']) {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show what concerns' }), person);
    texts.push(screen.getByRole('main').textContent ?? '');
  }
  const named = texts.join(' ');
  const places = [...personalTables().map(([name]) => name), ...browserStores.map(({ kind, name }) => `${kind}: ${name}`)];
  expect(places.filter((place) => !named.includes(place))).toEqual([]);
});

test('the privacy policy leads to the page of stored data', async () => {
  await openPage('/legal/privacy', visitor);
  const link = await screen.findByRole('link', { name: 'What exactly we store, and for how long' });
  expect(link).toHaveAttribute('href', '/legal/stored-data');
});

test('the profile leads to what is stored about the user', async () => {
  await openPage('/profile');
  const link = await screen.findByRole('link', { name: 'What we store about you' });
  expect(link).toHaveAttribute('href', '/legal/stored-data?about=staff');
});
