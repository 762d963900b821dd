import { expect, expectAccessible, fillSignIn, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { moveClock } from '../../sandbox.ts';
import { sessionRealms, signInAtService } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

/** The texts of a login again, and the method of a school or a country beside the password. */
const againTexts = {
  se: { method: 'bankid', submit: 'Logga in igen', done: /^Du har loggat in igen/ },
  fr: { method: 'gar', submit: 'Se reconnecter', done: /^Vous êtes de nouveau connecté/ },
  de: { method: 'vidis', submit: 'Erneut anmelden', done: /^Sie haben sich erneut angemeldet/ },
  us: { method: 'sms', submit: 'Log in again', done: /^You have logged in again/ },
} as const;

for (const realm of sessionRealms) {
  const text = sessionTexts[realm];
  const again = againTexts[realm];

  test.describe(`a change of the own account in ${realm}`, () => {
    test.use({ expectedErrors: /403/ });
    test.afterEach(async ({ request, fresh }) => {
      await moveClock(request, { reset: true });
      await fresh(realm);
    });

    test(`a teacher without a password here logs in again by ${again.method} and finds the address that they typed`, async ({
      page,
      request,
    }) => {
      await page.goto(`${origin(realm)}/profile`);
      await page.getByRole('button', { name: text.otherWays }).click();
      await signInAtService(page, 'teacher', again.method);
      await page.waitForURL(`${origin(realm)}/profile`);
      await moveClock(request, { advance: 301 });
      await page.getByRole('button', { name: text.changeEmail }).click();
      await page.getByRole('textbox', { name: text.newEmail }).fill('new@example.com');
      await page.getByRole('button', { name: text.confirmEmail }).click();
      await page.getByRole('button', { name: again.submit }).click();
      await signInAtService(page, 'teacher');
      await page.waitForURL(`${origin(realm)}/profile`);
      await expect(page.getByText(again.done)).toBeVisible();
      await expect(page.getByRole('textbox', { name: text.newEmail })).toHaveValue('new@example.com');
      await page.getByRole('button', { name: text.confirmEmail }).click();
      await expect(page.getByText(/new@example\.com/)).toBeVisible();
    });
  });
}

test.describe('the deletion of the own account', () => {
  test.use({ expectedErrors: /40[13]/ });
  test.afterEach(async ({ request, fresh }) => {
    await moveClock(request, { reset: true });
    await fresh('se');
  });

  test('a family deletes its account after it has logged in again, is logged out, and comes back', async ({ page, request, fresh }) => {
    await fresh('se');
    await openSignedIn(page, 'se', 'consumer', '/profile');
    await moveClock(request, { advance: 301 });
    await page.getByRole('link', { name: 'Radera mitt konto' }).click();
    await expect(page.getByRole('heading', { name: 'Det här upphör' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Radera mitt konto' }).click();
    await expect(page.getByLabel('Användarnamn eller e-post')).toHaveValue('consumer');
    await fillSignIn(page, 'se', 'consumer');
    await page.waitForURL(`${origin('se')}/profile/delete`);
    await expect(page.getByText('Du har loggat in igen och kan fortsätta nu.')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Radera mitt konto' }).click();
    await page.waitForURL(`${origin('se')}/login/account-deleted`);
    await expect(page.getByRole('heading', { name: 'Ditt konto är raderat' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Till inloggningen' }).click();
    await fillSignIn(page, 'se', 'consumer');
    await expect(page.getByText('Du har raderat det här kontot.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Återställ mitt konto' }).click();
    await page.waitForURL(`${origin('se')}/`);
    await expect(page.getByRole('heading', { level: 1, name: /^Hej/ })).toBeVisible();
  });
});
