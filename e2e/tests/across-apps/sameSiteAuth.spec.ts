import { expect, test } from '../../journey.ts';
import { gatewayPort, sandboxPort } from '../../ports.ts';
import { origin, password } from '../../realms.ts';
import { openByForm, profileValue, signInAtService } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

// This browser blocks third-party cookies; Firefox does so in every journey (firefox/launch.ts).
test.beforeEach(async ({ page, context, browserName }) => {
  if (browserName !== 'chromium') return;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
});

for (const realm of ['fr', 'de'] as const) {
  const text = sessionTexts[realm];
  const panel = `http://panel.realmkit.${realm}.localhost:${gatewayPort}`;

  test(`a school admin in ${realm} is logged in to the external panel too, and logs out of the auth service there`, async ({
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
  test(`a teacher in ${realm} opens the control panel on its own host without logging in again`, async ({ page }) => {
    await page.goto(`${origin(realm)}/login?redirect=/profile`);
    await page.getByRole('button', { name: sessionTexts[realm].otherWays }).click();
    await signInAtService(page, 'teacher');
    await expect(profileValue(page, 'teacher')).toBeVisible();
    await page.goto(`${origin(realm)}/controlpanel`);
    await page.waitForURL(`${origin(realm).replace('//', '//panel.')}/controlpanel`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(sessionTexts[realm].password, { exact: true })).toHaveCount(0);
  });
}

test('a teacher logs in on the auth service’s page, which has its own host', async ({ page }) => {
  await page.goto(`${origin('se')}/profile`);
  await page.getByRole('button', { name: sessionTexts.se.otherWays, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^http://auth\\.realmkit\\.se\\.localhost:${gatewayPort}/__sandbox/identity\\?`));
  await page.locator('input[name=username]').fill('teacher');
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: sessionTexts.se.signIn, exact: true }).click();
  await page.waitForURL(`${origin('se')}/profile`);
  await expect(profileValue(page, 'teacher')).toBeVisible();
});

test('a teacher in France meets the brand of their realm on the auth service’s page: its face, its motif and its mark', async ({
  page,
}) => {
  await page.goto(`${origin('fr')}/login`);
  const face = page.waitForResponse(/\/auth\.[^/]+\/fonts\/fraunces[^/]*\.woff2$/);
  await page.getByRole('button', { name: sessionTexts.fr.otherWays, exact: true }).click();
  await page.waitForURL(/__sandbox\/identity\?/);
  const title = page.getByRole('heading', { level: 1 });
  expect([new URL((await face).url()).hostname, (await face).status()]).toEqual(['auth.realmkit.fr.localhost', 200]);
  await page.evaluate(() => document.fonts.ready);
  expect(await title.evaluate((heading) => document.fonts.check(`650 1em ${getComputedStyle(heading).fontFamily.split(',')[0]}`))).toBe(
    true,
  );
  expect(await page.locator('header').evaluate((header) => getComputedStyle(header, '::before').maskImage)).toContain('data:image/svg+xml');
  const mark = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
  const picture = await page.goto(mark);
  expect(picture?.headers()['content-type']).toMatch(/^image\/svg\+xml/);
});

test('a teacher who logs in on the URL of another site gets no session there', async ({ page, context }) => {
  const signIn = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/v1/authorize?'));
  await openByForm(page, 'se', 'teacher');
  const elsewhere = `http://localhost:${sandboxPort}${new URL((await signIn).url()).pathname}${new URL((await signIn).url()).search}`;
  const status = await page.evaluate(
    async ({ url, credentials }) =>
      (await fetch(url, { method: 'POST', credentials: 'include', body: new URLSearchParams(credentials) })).status,
    { url: elsewhere, credentials: { username: 'teacher', password } },
  );
  expect(status).toBe(200);
  // The cookies of the session and of the device.
  expect([...new Set((await context.cookies()).map(({ domain }) => domain))]).toEqual(['auth.realmkit.se.localhost']);
});
