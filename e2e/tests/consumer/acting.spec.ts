import { expect, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { profileValue, sessionRealms, signInAtService } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

for (const realm of sessionRealms) {
  const text = sessionTexts[realm];

  test.describe(`the session, ${realm}`, () => {
    test('a superuser confirms that they act as another user, sees it at the top and returns to their own account', {
      annotation: [
        { type: 'specification', description: 'shell §6.15' },
        { type: 'specification', description: 'shell §6.16' },
      ],
    }, async ({ page }) => {
      // Uses the auth service's own page: many browsers block third-party cookies, which the form of the app would need.
      await page.goto(`${origin(realm)}/login?redirect=/profile`);
      await page.getByRole('button', { name: text.otherWays }).click();
      await signInAtService(page, 'superuser');
      await expect(profileValue(page, 'superuser')).toBeVisible();
      await page.goto(`${origin(realm)}/login?act_as=${realm}-user-6&redirect=/profile`);
      await page.getByRole('button', { name: text.continueAs }).click();
      await page.waitForURL(`${origin(realm)}/profile`);
      await expect(page.getByText(text.acting)).toBeVisible();
      await expect(profileValue(page, 'student')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('button', { name: text.signOut }).click();
      await page.waitForURL(`${origin(realm)}/`);
      await expect(page.getByText(text.acting)).toHaveCount(0);
      await page.goto(`${origin(realm)}/profile`);
      await expect(profileValue(page, 'superuser')).toBeVisible();
    });

    test.describe('offline', () => {
      test.use({ expectedErrors: /Failed to load resource/ });
      test('a teacher who goes offline keeps the page, reads that they are offline and is still logged in afterwards', async ({
        page,
        context,
      }) => {
        await openSignedIn(page, realm, 'teacher', '/profile');
        await expect(profileValue(page, 'teacher')).toBeVisible();
        await context.setOffline(true);
        await expect(page.getByText(text.offline)).toBeVisible();
        await expect(profileValue(page, 'teacher')).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText(text.offline)).toHaveCount(0);
        await page.reload();
        await expect(profileValue(page, 'teacher')).toBeVisible();
      });
    });
  });
}
