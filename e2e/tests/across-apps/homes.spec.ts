import { expect, openSignedIn, test } from '../../journey.ts';
import { readingDevices, screenOf, turnThreeScreens, waitForBook, whileStored } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';

const title = 'Pojken som räknade stjärnor';
const home = `${origin('se')}/`;

test.describe('homes', () => {
  test.use(readingDevices.se);

  test('a pupil goes on from the home where they stopped reading', async ({ page, fresh }) => {
    await fresh('se');
    await openSignedIn(page, 'se', 'student', '/');
    await expect(page.getByRole('region', { name: 'Fortsätt läsa' })).toContainText('Boken som lästes senast');
    await page.getByRole('list', { name: 'Min bokhylla' }).getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Läs', exact: true }).click();
    const place = await whileStored(page, () => turnThreeScreens(page));

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
