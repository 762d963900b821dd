import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';

const path = '/controlpanel/beta/manage';

test('the beta management has a tab for users, organisations and groups, and the query selects it', async () => {
  await openPanel(`${path}?tab=organizations`);
  const table = () => screen.findByRole('table');
  const links = () => within(screen.getByRole('navigation', { name: 'Parts of the user management' })).getAllByRole('link');
  const tabs = () => links().map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('aria-current')]);
  const withCurrent = (current: string) =>
    [
      ['Users', `${path}?tab=users`],
      ['Organisations', `${path}?tab=organizations`],
      ['Groups', `${path}?tab=groups`],
    ].map(([name, href]) => [name, href, name === current]);
  expect(await table()).toHaveAccessibleName('Organisations');
  expect(tabs()).toEqual(withCurrent('Organisations'));
  for (const [index, name] of [
    [2, 'Groups'],
    [0, 'Users'],
  ] as const) {
    await userEvent.click(links()[index] ?? document.body);
    await waitFor(async () => expect(await table()).toHaveAccessibleName(name), { timeout: 5000 });
    expect(tabs()).toEqual(withCurrent(name));
  }
});
