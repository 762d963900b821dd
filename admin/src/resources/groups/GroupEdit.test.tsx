import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';
import { groups } from '../../testing/school.ts';

test('a group that is opened from a list shows in its form what the service has now, and not the row of the list', async () => {
  const renamed = { ...groups[0], name: 'Klass 2C' };
  await openPanel(
    '/controlpanel/beta/manage?tab=groups',
    {},
    {
      instead: ({ url }) => (/\/groups\/se-group-1\?/.test(url) ? Response.json(renamed) : undefined),
    },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Klass 2B' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2C' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Klass 2C');
});

test('a group is deleted for good after a confirmation that names it', async () => {
  const { customers } = await openPanel('/controlpanel/beta/manage/groups/se-group-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete group' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete the group Klass 2B?' });
  expect(question).toHaveAccessibleDescription(
    'The group is gone at once. Its members stay in their organisations. This cannot be undone.',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Klass 2B is deleted')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Klass 3A' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Klass 2B' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(customers.requests.filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /groups/se-group-1']);
});

test('the confirmation shows why the service does not delete a group', async () => {
  const refused = Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
  const instead = ({ method }: Request) => (method === 'DELETE' ? refused : undefined);
  await openPanel('/controlpanel/beta/manage/groups/se-group-1', {}, { instead });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete group' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
});
