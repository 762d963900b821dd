import { expect, fillSignIn, journeyRealms, openSignedIn, smokeIn, test } from '../../journey.ts';
import { origin, password } from '../../realms.ts';
import { moveClock, sandboxPattern } from '../../sandbox.ts';
import { texts } from '../../texts.ts';

for (const realm of journeyRealms) {
  const text = texts[realm];

  test.describe(`the login in ${realm}`, () => {
    test('a visitor who opens a page that requires a login logs in and returns to its URL', smokeIn(realm), async ({ page }) => {
      await page.goto(`${origin(realm)}/profile?from=mail`);
      await expect(page).toHaveURL(/\/login\?/);
      const query = new URL(page.url()).searchParams;
      expect(query.get('redirect')).toBe('/profile?from=mail');
      expect(query.has('reauthenticate')).toBe(true);
      await fillSignIn(page, realm, 'guardian');
      await expect(page).toHaveURL(`${origin(realm)}/profile?from=mail`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a teacher who logs in on the auth service’s page returns logged in', async ({ page }) => {
      await page.goto(`${origin(realm)}/login?redirect=/profile`);
      await page.getByRole('button', { name: text.otherWays }).click();
      await expect(page).toHaveURL(/\/__sandbox\/identity\?/);
      await page.locator('#username').fill('teacher');
      await page.locator('#password').fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin(realm)}/profile`);
      await expect(page.getByText('teacher', { exact: true })).toBeVisible();
    });

    test('a teacher who logs out is logged out in every tab', async ({ page, context }) => {
      await openSignedIn(page, realm, 'teacher', '/profile');
      const other = await context.newPage();
      await other.goto(`${origin(realm)}/profile`);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: text.openMenu }).click();
      await page.getByRole('button', { name: text.signOut, exact: true }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(other).toHaveURL(/\/login/);
      await page.goto(`${origin(realm)}/profile`);
      await expect(page.getByLabel(text.userName, { exact: true })).toBeVisible();
    });

    test.describe('a refused login', () => {
      test.use({ expectedErrors: /401/ });
      test('a visitor with a wrong password or an unknown user name sees the same error and keeps what they typed', async ({ page }) => {
        await page.goto(`${origin(realm)}/login`);
        await fillSignIn(page, realm, 'teacher', 'wrong');
        await expect(page.getByRole('alert').filter({ hasText: text.wrong })).toBeVisible();
        await expect(page.getByLabel(text.userName, { exact: true })).toHaveValue('teacher');
        await fillSignIn(page, realm, 'nobody-of-this-name');
        await expect(page.getByRole('alert').filter({ hasText: text.wrong })).toBeVisible();
      });
    });

    test('a teacher who double-clicks the login button logs in once', async ({ page }) => {
      await page.goto(`${origin(realm)}/login?redirect=/profile`);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/auth/v1/authorize')) requests.push(request.url());
      });
      await page.getByLabel(text.userName, { exact: true }).fill('teacher');
      await page.getByLabel(text.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: text.signIn, exact: true }).dblclick();
      await expect(page).toHaveURL(`${origin(realm)}/profile`);
      expect(requests).toHaveLength(1);
    });
  });
}

test('a teacher who logs in with a redirect to a foreign URL stays on the platform', async ({ page }) => {
  await page.goto(`${origin('se')}/login?redirect=${encodeURIComponent('//example.com/steal')}`);
  await fillSignIn(page, 'se', 'teacher');
  await expect(page).toHaveURL(`${origin('se')}/`);
});

test.describe('an expired token', () => {
  test.use({ expectedErrors: /401/ });
  test.afterEach(({ request }) => moveClock(request, { reset: true }));

  test('a teacher whose token has expired stays logged in', async ({ page, request }) => {
    await openSignedIn(page, 'se', 'teacher', '/profile');
    await moveClock(request, { advance: 3 * 3600 });
    await page.reload();
    await expect(page.getByText('teacher', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${origin('se')}/profile`);
  });
});

test.describe('a platform that is down', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test('a teacher who logs in without a connection sees an error and keeps what they typed', async ({ page }) => {
    await page.goto(`${origin('se')}/login`);
    await page.route(sandboxPattern, (route) => route.abort());
    await fillSignIn(page, 'se', 'teacher');
    await expect(page.getByRole('alert').filter({ hasText: texts.se.unreachable })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel(texts.se.userName, { exact: true })).toHaveValue('teacher');
    await expect(page.getByLabel(texts.se.password, { exact: true })).toHaveValue(password);
  });
});
