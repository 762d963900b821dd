import { chromium } from '../../scripts/chromium.mjs';
import { expect, test } from '../journey.ts';
import { gatewayPort, sandboxPort } from '../ports.ts';
import { origin, password } from '../realms.ts';
import { fact, openAs } from '../sessionSteps.ts';
import { sessionWords } from '../sessionWords.ts';

const { args = [], ...launchOptions } = chromium();
const panel = (suffix: string) => `http://panel.realmkit.${suffix}.localhost:${gatewayPort}`;

test.describe('where the browser blocks the cookies of other sites', () => {
  test.use({ launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } });

  for (const realm of ['fr', 'de'] as const) {
    const text = sessionWords[realm];

    test(`whoever signed in to ${realm} is signed in at its external panel too, and signed out with it`, async ({ page, context }) => {
      await openAs(page, realm, 'schooladmin');
      const [session] = (await context.cookies()).filter(({ name }) => name === 'realmkit_session');
      expect(session).toMatchObject({ domain: `auth.realmkit.${realm}.localhost`, sameSite: 'Lax', httpOnly: true });

      await page.goto(`${panel(realm)}/controlpanel`);
      await page.waitForURL(`${panel(realm)}/controlpanel**`);
      await expect(page.getByRole('button', { name: text.openMenu })).toBeVisible();
      await expect(page.getByLabel(text.password, { exact: true })).toHaveCount(0);

      await page.getByRole('button', { name: text.openMenu }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.signOut }).click();
      await page.waitForURL(/\/login/);
      expect((await context.cookies()).filter(({ name }) => name === 'realmkit_session')).toEqual([]);
    });
  }

  test('signing in by the auth service’s own page lasts for the next time', async ({ page, context }) => {
    const text = sessionWords.se;
    await page.goto(`${origin('se')}/profile`);
    await page.getByRole('button', { name: text.otherWays, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^http://auth\\.realmkit\\.se\\.localhost:${gatewayPort}/__sandbox/identity\\?`));
    await page.locator('input[name=username]').fill('teacher');
    await page.locator('input[name=password]').fill(password);
    await page.locator('button[type=submit]:not([name=demo])').first().click();
    await page.waitForURL(`${origin('se')}/profile`);
    await expect(fact(page, 'teacher')).toBeVisible();
    expect((await context.cookies(`http://localhost:${sandboxPort}`)).map(({ name }) => name)).not.toContain('realmkit_session');
  });
});
