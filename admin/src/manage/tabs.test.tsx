import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';

const path = '/controlpanel/beta/manage';

test('the beta management has a tab for users, organisations and groups, and the query selects it', {
  tags: ['shell §2.18', 'shell §2.19', 'shell §2.20', 'shell §2.30', 'shell §2.31', 'admin §2.2', 'admin §2.3', 'admin §2.4'],
}, async () => {
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
