import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';

test('a change of an organisation is saved', async () => {
  const { customers } = await openPanel('/controlpanel/beta/manage/organizations/se-school-2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Björkskolan' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' Norra');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Björkskolan Norra is saved')).toBeVisible();
  expect(customers.requests).toContain('PATCH /schoolUnits/se-school-2 {"name":"Björkskolan Norra"}');
});

test('a school unit is detached from the one above it by setting its parent to null', async () => {
  const { customers } = await openPanel('/controlpanel/beta/manage/organizations/se-school-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Detach' }));
  expect(await screen.findAllByText('It is detached')).not.toHaveLength(0);
  expect(customers.requests).toContain('PATCH /schoolUnits/se-school-2 {"parent":null}');
});
