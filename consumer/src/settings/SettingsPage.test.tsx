import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

test('a language that is chosen applies at once', async () => {
  await openPage('/settings');
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'Svenska');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
  expect(document.title).toBe('Inställningar – Realmkit');
});

test('the appearance can be chosen', async () => {
  await openPage('/settings');
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('consumer-market users are sent to the landing page', async () => {
  await openPage('/settings', {
    organizations: [{ uid: 'se-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
});
