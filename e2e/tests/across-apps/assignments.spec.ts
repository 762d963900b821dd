import { expect, expectAccessible, journeyRealms, openSignedIn, test } from '../../journey.ts';
import { expectReaderAccessible, spineIndexOf, waitForBook } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';

/** A laptop, on which the form is beside the book, and a phone, on which it covers it. */
const screens = { se: { width: 1280, height: 800 }, us: { width: 390, height: 844 } } as const;

for (const realm of journeyRealms) {
  const text = readerTexts[realm];

  test.describe(`the assignments of a pupil in ${realm}`, () => {
    test.use({ viewport: screens[realm], contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Blocked script execution/ });

    test('a pupil goes from the home page to a quiz and its page, hands it in, and finds it done', async ({ page, fresh }) => {
      await fresh(realm);
      await openSignedIn(page, realm, 'student', '/');
      const toDo = page.getByRole('region', { name: text.toDo, exact: true });
      await expect(toDo.getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page);
      await toDo.getByRole('link', { name: new RegExp(text.quizInBook) }).click();
      await waitForBook(page);
      const form = page.getByRole('heading', { name: text.quizInBook });
      await expect(form).toBeVisible();
      const questions = await spineIndexOf(page);

      await test.step('the form leads to the page of its questions and back', async () => {
        await page.getByRole('button', { name: text.toQuestions }).click();
        if (realm === 'us') await expect(form).toBeHidden();
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => spineIndexOf(page)).toBeLessThan(questions);
        if (realm === 'us') {
          await expectReaderAccessible(page);
          await page.getByRole('button', { name: text.backToForm }).click();
        }
        await expect(form).toBeVisible();
        await page.getByRole('button', { name: text.toQuestions }).click();
        await expect.poll(() => spineIndexOf(page)).toBe(questions);
        if (realm === 'us') await page.getByRole('button', { name: text.backToForm }).click();
        await expectReaderAccessible(page);
      });

      await test.step('the pupil hands it in, and the home page shows it as done', async () => {
        await page.getByRole('button', { name: text.finish, exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: text.finish }).click();
        await expect(page.getByText(text.finished).first()).toBeVisible();
        await page.goBack();
        await expect(toDo.getByRole('listitem')).toHaveCount(2);
        await page.getByRole('button', { name: text.showDone }).click();
        const done = page.getByRole('region', { name: text.done, exact: true });
        await expect(done.getByRole('listitem').filter({ hasText: text.quizInBook })).toBeVisible();
      });
    });
  });
}
