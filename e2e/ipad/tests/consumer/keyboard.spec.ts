import { order, signUp, typeCard } from '../../../familySteps.ts';
import { familyTexts } from '../../../familyTexts.ts';
import { expect, openSignedIn, test } from '../../../journey.ts';
import { origin, password } from '../../../realms.ts';
import { sessionTexts } from '../../../sessionTexts.ts';
import { texts } from '../../../texts.ts';
import { landscape, portrait } from '../../project.ts';
import { expectFocusedFieldInSight, withOnScreenKeyboard } from '../../tabletSteps.ts';

for (const [orientation, viewport] of [
  ['portrait', portrait],
  ['landscape', landscape],
] as const)
  test.describe(`an iPad in ${orientation}`, () => {
    test.use({ viewport });

    test(`a teacher who types with the on-screen keyboard sees each field of the login and of the profile on an iPad in ${orientation}`, async ({
      page,
    }) => {
      await page.goto(`${origin('se')}/login?redirect=/profile`);
      const [userName, secret] = [texts.se.userName, texts.se.password].map((label) => page.getByLabel(label, { exact: true }));
      if (!userName || !secret) throw new Error('The login has two fields');
      await userName.tap();
      await withOnScreenKeyboard(page, async () => {
        await expectFocusedFieldInSight(userName);
        await userName.fill('teacher');
        await secret.tap();
        await expectFocusedFieldInSight(secret);
        await secret.fill(password);
        await page.getByRole('button', { name: texts.se.signIn, exact: true }).tap();
      });
      await page.waitForURL(`${origin('se')}/profile`);
      const email = page.getByRole('textbox', { name: sessionTexts.se.newEmail });
      await email.tap();
      await withOnScreenKeyboard(page, () => expectFocusedFieldInSight(email));
    });

    test(`a guardian who types with the on-screen keyboard sees each field of their card on an iPad in ${orientation}, and orders`, async ({
      page,
      fresh,
    }) => {
      await fresh('se');
      await signUp(page, 'se', 'maja.holm@example.com');
      await withOnScreenKeyboard(page, async () => {
        for (const name of ['card-number', 'card-expiry', 'card-cvc']) {
          const field = page.locator(`input[name=${name}]`);
          await field.tap();
          await expectFocusedFieldInSight(field);
        }
        await typeCard(page);
        await order(page, familyTexts.se.order);
      });
      await page.waitForURL(`${origin('se')}/signup/success`);
    });
  });

test('a teacher opens a book and the menu and logs out with taps alone', { tag: '@smoke' }, async ({ page }) => {
  await openSignedIn(page, 'se', 'teacher', '/library');
  await page.locator('article h2 a').first().tap();
  // The URL changes before the page does, whose bar then takes the place of the library's.
  await expect(page.getByRole('button', { name: familyTexts.se.putOn })).toBeVisible();
  await page.getByRole('button', { name: texts.se.openMenu }).tap();
  await page.getByRole('dialog').getByRole('button', { name: texts.se.signOut }).tap();
  await expect(page).toHaveURL(/\/login/);
});
