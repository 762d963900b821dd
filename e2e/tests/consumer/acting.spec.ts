import { expect, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { fact, sessionRealms, signInAtService } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

for (const realm of sessionRealms) {
  const text = sessionTexts[realm];

  test.describe(`the session, ${realm}`, () => {
    test('acting as another user asks first, is said on top, and ends in one’s own account', async ({ page }) => {
      // On the service's own page: many browsers keep no cookie of another site, which the form of the app would need.
      await page.goto(`${origin(realm)}/login?redirect=/profile`);
      await page.getByRole('button', { name: text.otherWays }).click();
      await signInAtService(page, 'superuser');
      await expect(fact(page, 'superuser')).toBeVisible();
      await page.goto(`${origin(realm)}/login?act_as=${realm}-user-6&redirect=/profile`);
      await page.getByRole('button', { name: text.continueAs }).click();
      await page.waitForURL(`${origin(realm)}/profile`);
      await expect(page.getByText(text.acting)).toBeVisible();
      await expect(fact(page, 'student')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('button', { name: text.signOut }).click();
      await page.waitForURL(`${origin(realm)}/`);
      await expect(page.getByText(text.acting)).toHaveCount(0);
      await page.goto(`${origin(realm)}/profile`);
      await expect(fact(page, 'superuser')).toBeVisible();
    });

    test.describe('offline', () => {
      test.use({ expectedErrors: /Failed to load resource/ });
      test('the page stays and says so, and the session is still there afterwards', async ({ page, context }) => {
        await openSignedIn(page, realm, 'teacher', '/profile');
        await expect(fact(page, 'teacher')).toBeVisible();
        await context.setOffline(true);
        await expect(page.getByText(text.offline)).toBeVisible();
        await expect(fact(page, 'teacher')).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText(text.offline)).toHaveCount(0);
        await page.reload();
        await expect(fact(page, 'teacher')).toBeVisible();
      });
    });
  });
}
