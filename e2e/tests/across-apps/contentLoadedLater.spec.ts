import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { showControls, waitForBook } from '../../readerSteps.ts';
import { readerTexts } from '../../readerTexts.ts';
import { origin } from '../../realms.ts';
import { sessionTexts } from '../../sessionTexts.ts';

/** Stops the clock of a page: what waits for a timer, as React does before it replaces a fallback, does not come. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

test('the menu of a guardian opens when its script has come, without waiting for a timer', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'se', 'guardian');
  await page.goto(origin('se'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await stopClock(page);
  await page.getByRole('button', { name: sessionTexts.se.openMenu }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: sessionTexts.se.signOut })).toBeVisible();
});

test('the settings of a book open when their script has come, without waiting for a timer', async ({ page }) => {
  const text = readerTexts.se;
  await page.clock.install();
  await logIn(page, 'se', 'student');
  await page.goto(`${origin('se')}/bookshelf/play/id/book-1`);
  await waitForBook(page);
  await showControls(page);
  await stopClock(page);
  await page.getByRole('button', { name: text.settings, exact: true }).click();
  await expect(page.getByRole('region', { name: text.settings, exact: true }).getByRole('heading', { level: 3 }).first()).toBeVisible();
});
