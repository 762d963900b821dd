import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

/** Opens the settings, chooses Swedish, and returns the language that the account then got. */
async function choose(options: FakeShellOptions = {}): Promise<unknown[]> {
  const chosen: unknown[] = [];
  await openPage('/settings', {
    ...options,
    answer: async (request) => {
      if (request.method !== 'PUT' || !request.url.endsWith('/account/me/locale')) return undefined;
      chosen.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'Svenska');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
  return chosen;
}

test('the language that a user chooses is that of their account, in which mails are written', async () => {
  const chosen = await choose();
  await waitFor(() => expect(chosen).toEqual([{ locale: 'sv' }]));
});

test.each([
  ['somebody who acts as another user', { tokens: { act: { sub: '1', name: 'Sigrid' } } }],
  ['somebody who shares the account', { me: { sharedAccount: true } }],
] satisfies [string, FakeShellOptions][])('%s changes the language of the page alone', async (_who, options) => {
  expect(await choose(options)).toEqual([]);
});
