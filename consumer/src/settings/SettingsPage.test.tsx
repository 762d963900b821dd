import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

test('a chosen language applies at once', async () => {
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

test('consumer-market users are redirected to the landing page', async () => {
  await openPage('/settings', {
    organizations: [{ uid: 'se-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Astrid Lindqvist' })).toBeVisible();
});

describe('the list settings', () => {
  const toggles = () => screen.getAllByRole('checkbox');

  test('all eleven lists are cached for three minutes until an employee changes it', { tags: ['shell §3.25'] }, async () => {
    const { listSettings } = await openPage('/settings');
    expect(await screen.findByLabelText('How long a loaded list is used')).toHaveDisplayValue('3 minutes');
    expect(toggles()).toHaveLength(11);
    for (const toggle of toggles()) expect(toggle).toBeChecked();
    await userEvent.selectOptions(screen.getByLabelText('How long a loaded list is used'), '10 minutes');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Change histories' }));
    const { cacheDuration, caches } = listSettings.getSnapshot();
    expect([cacheDuration, caches.auditLogs, caches.users]).toEqual([600_000, false, true]);
    expect(screen.getByRole('checkbox', { name: 'Change histories' })).not.toBeChecked();
  });

  test('pupils and guardians see no list settings', async () => {
    await openPage('/settings', { organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student', active: true }] });
    expect(await screen.findByLabelText('Language')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
