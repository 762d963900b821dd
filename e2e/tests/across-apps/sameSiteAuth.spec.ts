import { expect, test } from '../../journey.ts';
import { gatewayPort, sandboxPort } from '../../ports.ts';
import { origin, password } from '../../realms.ts';
import { fact, openByForm, signInAtService } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

// This browser blocks the cookies of other sites.
test.beforeEach(async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
});

for (const realm of ['fr', 'de'] as const) {
  const text = sessionTexts[realm];
  const panel = `http://panel.realmkit.${realm}.localhost:${gatewayPort}`;

  test(`whoever signed in to ${realm} is signed in at its external panel too, and signed out of the auth service with it`, async ({
    page,
    context,
  }) => {
    const sessions = async () => (await context.cookies()).filter(({ name }) => name === 'realmkit_session');
    await openByForm(page, realm, 'schooladmin');
    expect(await sessions()).toMatchObject([{ domain: `auth.realmkit.${realm}.localhost`, sameSite: 'Lax', httpOnly: true }]);

    await page.goto(`${panel}/controlpanel`);
    await page.waitForURL(`${panel}/controlpanel`);
    await page.getByRole('button', { name: text.openMenu }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.signOut }).click();
    await page.waitForURL(/\/login/);
    expect(await sessions()).toEqual([]);
  });
}

for (const realm of ['fr', 'de'] as const) {
  test(`in ${realm} the control panel is on a host of its own, which signs in silently`, async ({ page }) => {
    await page.goto(`${origin(realm)}/login?redirect=/profile`);
    await page.getByRole('button', { name: sessionTexts[realm].otherWays }).click();
    await signInAtService(page, 'teacher');
    await expect(fact(page, 'teacher')).toBeVisible();
    await page.goto(`${origin(realm)}/controlpanel`);
    await page.waitForURL(`${origin(realm).replace('//', '//panel.')}/controlpanel`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(sessionTexts[realm].password, { exact: true })).toHaveCount(0);
  });
}

test('signing in by the auth service’s own page is on its own host', async ({ page }) => {
  await page.goto(`${origin('se')}/profile`);
  await page.getByRole('button', { name: sessionTexts.se.otherWays, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^http://auth\\.realmkit\\.se\\.localhost:${gatewayPort}/__sandbox/identity\\?`));
  await page.locator('input[name=username]').fill('teacher');
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: sessionTexts.se.signIn, exact: true }).click();
  await page.waitForURL(`${origin('se')}/profile`);
  await expect(fact(page, 'teacher')).toBeVisible();
});

test('the same sign-in at another site’s address would leave no session', async ({ page, context }) => {
  const signIn = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/v1/authorize?'));
  await openByForm(page, 'se', 'teacher');
  const elsewhere = `http://localhost:${sandboxPort}${new URL((await signIn).url()).pathname}${new URL((await signIn).url()).search}`;
  const status = await page.evaluate(
    async ({ address, credentials }) =>
      (await fetch(address, { method: 'POST', credentials: 'include', body: new URLSearchParams(credentials) })).status,
    { address: elsewhere, credentials: { username: 'teacher', password } },
  );
  expect(status).toBe(200);
  expect((await context.cookies()).map(({ domain }) => domain)).toEqual(['auth.realmkit.se.localhost']);
});
