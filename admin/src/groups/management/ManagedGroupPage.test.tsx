import { screen } from '@testing-library/react';
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
