import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../../journey.ts';
import { readingDevices, screenOf, waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';

const title = 'Pojken som räknade stjärnor';
const home = `${origin('se')}/`;

/** Turns three screens of the open book; returns the last one. */
async function turnThreeScreens(page: Page): Promise<string> {
  await waitForBook(page);
  for (let turned = 0; turned < 3; turned += 1) {
    const before = await screenOf(page);
    await page.locator('[data-reader-root]').press('PageDown');
    await expect.poll(() => screenOf(page)).not.toBe(before);
  }
  return screenOf(page);
}

test.describe('homes', () => {
  test.use(readingDevices.se);

  test('a pupil goes on from the home where they stopped reading', async ({ page, fresh }) => {
    await fresh('se');
    await openSignedIn(page, 'se', 'student', '/');
    await expect(page.getByRole('region', { name: 'Fortsätt läsa' })).toContainText('Boken som lästes senast');
    await page.getByRole('list', { name: 'Min bokhylla' }).getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Läs', exact: true }).click();
    const stored = Promise.all(
      ['/lastmark', '/readlogs'].map((path) =>
        page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith(path) && answer.ok()),
      ),
    );
    const place = await turnThreeScreens(page);
    await stored;

    await page.goto(home);
    const reading = page.getByRole('list', { name: 'Fortsätt läsa' });
    await expect(reading.getByRole('listitem')).toHaveText([/\d+ % läst/]);
    await reading.getByRole('link', { name: title }).click();
    await waitForBook(page);
    await expect.poll(() => screenOf(page)).toBe(place);
  });

  test('a class finds the books of its school on its home, and nothing of what it read', async ({ page, fresh }) => {
    await fresh('se');
    await openSignedIn(page, 'se', 'shared', '/');
    const books = page.getByRole('list', { name: 'Skolans böcker' });
    await books.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Läs', exact: true }).click();
    await turnThreeScreens(page);

    await page.goto(home);
    await expect(books.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByText(/% läst/)).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^(Fortsätt läsa|Min bokhylla)$/ })).toHaveCount(0);
  });
});
