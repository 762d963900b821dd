import { expect, openSignedIn, test } from '../../journey.ts';
import { origin, password } from '../../realms.ts';
import { clearRequests, receivedRequests } from '../../sandbox.ts';
import { profileValue, sessionRealms, signInAtService } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

for (const realm of sessionRealms) {
  const text = sessionTexts[realm];

  test.describe(`the session, ${realm}`, () => {
    test('a teacher with two tabs stays logged in, and the expiring token is refreshed once', async ({ page, context, request }) => {
      await context.clock.install();
      await openSignedIn(page, realm, 'teacher', '/profile');
      const other = await context.newPage();
      await other.goto(`${origin(realm)}/profile`);
      await expect(profileValue(other, 'teacher')).toBeVisible();
      await clearRequests(request);
      // Less than 300 s are left of the hour.
      await context.clock.fastForward('57:00');
      await Promise.all([page.reload(), other.reload()]);
      await expect(profileValue(page, 'teacher')).toBeVisible();
      await expect(profileValue(other, 'teacher')).toBeVisible();
      const refreshes = (await receivedRequests(request)).filter(({ path }) => path.endsWith('/v2/token'));
      expect(refreshes).toEqual([expect.objectContaining({ body: expect.stringContaining('grant_type=refresh_token') })]);
    });

    test.describe('a session that ends while a form is filled in', () => {
      test.use({ expectedErrors: /40[01]/ });
      test('a teacher whose session ends still sees what they typed after they log in again', async ({ page }) => {
        await openSignedIn(page, realm, 'teacher', '/profile');
        await page.getByRole('button', { name: text.changeEmail }).click();
        await page.getByRole('textbox', { name: text.newEmail }).fill('new@example.com');
        const unauthorized = { name: 'unauthorized', message: 'Sign in.' };
        await page.route(/\/me\/email$/, (route) => route.fulfill({ status: 401, json: unauthorized }));
        await page.route(/\/v2\/token$/, (route) =>
          route.fulfill({ status: 400, json: { name: 'InvalidGrantError', message: 'Over.', error: 'invalid_grant' } }),
        );
        await page.getByRole('button', { name: text.confirmEmail }).click();
        await expect(page.getByText(text.expired)).toBeVisible();
        await page.unrouteAll();
        await page.getByLabel(text.userName, { exact: true }).fill('teacher');
        await page.getByLabel(text.password, { exact: true }).fill(password);
        await page.getByRole('button', { name: text.signIn, exact: true }).click();
        await page.waitForURL(`${origin(realm)}/profile`);
        await expect(page.getByRole('textbox', { name: text.newEmail })).toHaveValue('new@example.com');
      });
    });
  });
}

test('an employee in Sweden logs in securely with a second factor and then sees their identifiers in other systems', async ({ page }) => {
  const text = sessionTexts.se;
  await openSignedIn(page, 'se', 'teacher', '/profile');
  await expect(page.getByText(text.twoFactors)).toBeVisible();
  await page.getByRole('button', { name: text.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.escalate }).click();
  await signInAtService(page, 'teacher', 'sms');
  await page.waitForURL(`${origin('se')}/profile`);
  await expect(profileValue(page, 'teacher')).toBeVisible();
  await expect(page.getByText(text.twoFactors)).toHaveCount(0);
  await page.getByRole('button', { name: text.openMenu }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: text.signOut })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: text.escalate })).toHaveCount(0);
});

for (const realm of ['fr', 'de', 'us'] as const) {
  test(`a teacher in ${realm} is not offered a secure login`, async ({ page }) => {
    const text = sessionTexts[realm];
    await openSignedIn(page, realm, 'teacher', '/profile');
    await expect(page.getByText(text.twoFactors)).toBeVisible();
    await page.getByRole('button', { name: text.openMenu }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: text.signOut })).toBeVisible();
    await expect(page.getByRole('button', { name: text.escalate })).toHaveCount(0);
  });
}

test('a teacher who logged in with AK-Bibliotheken is logged out there too and returns to its page', async ({ page }) => {
  const text = sessionTexts.de;
  await page.goto(`${origin('de')}/login?redirect=/profile`);
  await page.getByRole('button', { name: text.otherWays }).click();
  await signInAtService(page, 'teacher', 'ak-bibliotheken');
  await page.waitForURL(`${origin('de')}/profile`);
  await expect(profileValue(page, 'AK-Bibliotheken')).toBeVisible();
  const atProvider = page.waitForRequest(/\/providers\/ak-bibliotheken\/logout$/);
  await page.getByRole('button', { name: text.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.signOut }).click();
  expect((await atProvider).headers().authorization).toMatch(/^Bearer /);
  await page.waitForURL(`${origin('de')}/login/ak-bibliotheken`);
});

test('a teacher who opens a disguised redirect to a foreign URL stays on the platform', async ({ page }) => {
  await openSignedIn(page, 'us', 'teacher', '/profile');
  await page.goto(`${origin('us')}/login?redirect=${encodeURIComponent('/profile/..//example.com/steal')}`);
  await expect(page).toHaveURL(`${origin('us')}/`);
});
