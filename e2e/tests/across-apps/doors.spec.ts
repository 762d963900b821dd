import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { gatewayPort } from '../../ports.ts';
import { origin, type Realm, suffixes } from '../../realms.ts';

const realms = Object.keys(suffixes).filter((realm): realm is Realm => realm in suffixes);

/** Presses a door of the launchpad with the keyboard, and waits for the page that it opens. */
async function enter(page: Page, realm: Realm, door: string, url: string | RegExp): Promise<void> {
  await page.goto(`http://localhost:${gatewayPort}/?realm=${realm}`);
  await expect(page.getByText('Sandbox: ready')).toBeVisible();
  await page.getByRole('button', { name: door, exact: true }).press('Enter');
  await page.waitForURL(url);
  await expect(page.getByRole('main').first()).toBeVisible();
}

for (const realm of realms)
  test(`in ${realm} one press each opens the panel for a school admin, the home of a family, and a narrated book`, async ({ page }) => {
    await enter(
      page,
      realm,
      'School admin',
      new RegExp(`^http://(panel\\.)?realmkit\\.${suffixes[realm]}\\.localhost:${gatewayPort}/controlpanel$`),
    );
    await enter(page, realm, 'Family', `${origin(realm)}/`);
    await enter(page, realm, 'Reader', new RegExp(`^${origin(realm)}/reader/book-\\d$`));
    await expect(page.locator('iframe').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`http://localhost:${gatewayPort}/?realm=${realm}`);
  });

test('a press anywhere on a card opens its door', async ({ page }) => {
  await page.goto(`http://localhost:${gatewayPort}/?realm=us`);
  await expect(page.getByText('Sandbox: ready')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Family' }) });
  await card.click({ position: { x: 8, y: 8 } });
  await page.waitForURL(`${origin('us')}/`);
});

test('a door of another account changes the person who is logged in, and leads to where they work', async ({ page }) => {
  await enter(page, 'se', 'Family', `${origin('se')}/`);
  await enter(page, 'se', 'Log in as superuser', `${origin('se')}/controlpanel/beta/manage?tab=users`);
  await expect(page.getByRole('searchbox')).toBeVisible();
});
