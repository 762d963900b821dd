import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';

const files: Blob[] = [];
URL.createObjectURL = (file) => {
  if (file instanceof Blob) files.push(file);
  return 'blob:file';
};
URL.revokeObjectURL = vi.fn();
HTMLAnchorElement.prototype.click = vi.fn();
afterEach(() => void files.splice(0));

const stored = { uid: 'se-user-3', realm: 'se', data: [] };

test('a user downloads everything that is stored about them as a file', async () => {
  await openPage('/profile', { answer: ({ url }) => (url.endsWith('/me/personalData') ? Response.json(stored) : undefined) });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(stored);
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
