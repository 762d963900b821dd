import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';

let files: (Blob | MediaSource)[];
beforeEach(() => {
  files = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const stored = { uid: 'se-user-3', realm: 'se', data: [] };

test('a user downloads everything that is stored about them as a file', async () => {
  await openPage('/profile', { answer: ({ url }) => (url.endsWith('/me/personalData') ? Response.json(stored) : undefined) });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
  expect(JSON.parse(await (files[0] as Blob).text())).toEqual(stored);
});

test('an export of the own data that fails shows an error and downloads nothing', async () => {
  const refused = { name: 'forbidden', message: 'No.' };
  await openPage('/profile', {
    answer: ({ url }) => (url.endsWith('/me/personalData') ? Response.json(refused, { status: 403 }) : undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(files).toEqual([]);
});

test.each([
  ['of a shared account', { me: { sharedAccount: true } }],
  ['of somebody as whom the user acts', { tokens: { act: { sub: '1', name: 'Sigrid Nordlund' } } }],
])('the data %s cannot be downloaded', async (_whose, options) => {
  await openPage('/profile', options);
  expect(await screen.findByRole('link', { name: 'What we store about you' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
});
