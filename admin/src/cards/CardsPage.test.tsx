import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';
import { fakeCards } from './testing/fakeCards.ts';

/** Opens the cards of a class with this many pupils, and records the requests about them. */
async function openCards(count: number, refusedUserId?: number) {
  const cards = fakeCards({ count, ...(refusedUserId !== undefined && { refusedUserId }) });
  const requests: string[] = [];
  await openPanel('/controlpanel/cards?kind=group&uid=se-group-1', {
    answer: async (request) => {
      const response = await cards(request);
      const { pathname } = new URL(request.url);
      if (response) requests.push(`${request.method} ${pathname.split('/').slice(3).join('/')}`);
      return response;
    },
  });
  await screen.findByRole('checkbox', { name: 'Elev 1' });
  return { requests, times: (request: string) => requests.filter((each) => each === request).length };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the pupils are fetched again once after their cards were replaced, however many requests that took', async () => {
  const { times } = await openCards(250);
  const pages = times('GET loginCards');
  expect(pages).toBe(3);
  await press('Replace lost cards');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('250 new cards are ready to be printed')).toBeVisible();
  expect(times('POST loginCards')).toBe(3);
  expect(times('GET loginCards')).toBe(2 * pages);
});

test('a new password is set with one request, and no pupil is fetched again', async () => {
  const { requests, times } = await openCards(3);
  await userEvent.click(screen.getByRole('radio', { name: /^A user name and a new password/ }));
  await press('Set 3 new passwords');
  await press('Set and preview');
  expect(await screen.findByText('Cards: 3. Sheets of A4: 1.')).toBeVisible();
  expect(requests.filter((request) => request.includes('students/')).toSorted()).toEqual([
    'PATCH students/1',
    'PATCH students/2',
    'PATCH students/3',
  ]);
  expect(times('GET loginCards')).toBe(1);
});

test('where no password could be set no cards are shown, and the pupils are listed with a way out', async () => {
  await openCards(1, 1);
  await userEvent.click(screen.getByRole('radio', { name: /^A user name and a new password/ }));
  await press('Set 1 new password');
  await press('Set and preview');
  expect(await screen.findByText('1 password could not be set')).toBeVisible();
  expect(screen.queryByText(/^Cards: /)).toBeNull();
  await press('Close the cards');
  expect(await screen.findByRole('button', { name: 'Set 1 new password' })).toBeVisible();
});

const teacher = { superuser: false, organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'employee', active: true }] } as const;

test('a teacher chooses one of their groups, and no school or pupil', async () => {
  await openPanel('/controlpanel/cards', teacher);
  expect(await screen.findByText('Choose one of your groups.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Group' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Cards for' })).toBeNull();
});

test('a teacher who opens the card of a pupil of another group learns whose cards they make', async () => {
  await openPanel('/controlpanel/cards?kind=user&uid=se-user-7', { ...teacher, answer: fakeCards({ count: 0 }) });
  expect(await screen.findByText(/^You make cards for the pupils of the groups that you belong to/)).toBeVisible();
});
