import { expect, fillSignIn, test } from '../../journey.ts';
import { waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';

test('the login, the control panel and a book open in a browser as old as iPadOS 16.4, which lacks the APIs that are polyfilled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  await page.goto(`${origin('se')}/controlpanel/beta/manage?tab=users`);
  await fillSignIn(page, 'se', 'superuser');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.goto(`${origin('se')}/bookshelf/play/id/book-1`);
  await waitForBook(page);
});
