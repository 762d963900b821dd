import type { Page } from '@playwright/test';
import { gatherPeople, type Person, printCard } from '../../../mock-server/schoolDay/people.ts';
import { exercises, SchoolDay, type Word } from '../../../mock-server/schoolDay/schoolDay.ts';
import { expect, smokeIn, test } from '../../journey.ts';
import { showControls, waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';
import { failService, sandboxServer } from '../../sandbox.ts';
import { schoolDayTexts } from '../../schoolDayTexts.ts';
import { openByForm } from '../../sessionSteps.ts';
import { sessionTexts } from '../../sessionTexts.ts';

const book = '/bookshelf/play/id/book-1';
type Question = 0 | 1;

/** The assignment of a pupil beside a book, on a device. */
function assignmentOn(page: Page, realm: keyof typeof schoolDayTexts) {
  const text = schoolDayTexts[realm];
  const panel = page.locator('[data-submissions-panel]');
  const field = (question: Question) => panel.getByLabel(text.questions[question], { exact: true });
  return {
    panel,
    field,
    async open() {
      await waitForBook(page);
      await showControls(page);
      await page.getByRole('button', { name: text.assignments, exact: true }).click();
      await panel.getByRole('button', { name: new RegExp(text.assignment) }).click();
      await field(0).waitFor();
    },
    async write(day: SchoolDay, pupil: Person, question: Question = 0): Promise<Word> {
      const word = day.word(pupil, exercises[question]);
      await field(question).fill((await field(question).inputValue()) + word.text);
      return word;
    },
    /** Waits until the form says that all is saved. */
    async saved() {
      const drafts = () =>
        page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('realmkit-draft:')));
      await expect.poll(drafts).toEqual([]);
      await expect(panel.getByText(text.savedAt)).toBeVisible();
    },
  };
}

// A platform that starts answers no preflight request and sends no service worker.
// The pupils have no quiz, which the reader reports (reader §8).
const expectedErrors =
  /^Failed to (load resource|update submission)|^Access to fetch at .* blocked by CORS|^The submission is not created yet|NetworkError|The sandbox is starting|^The service worker was not registered/;
test.use({ expectedErrors, contextOptions: { reducedMotion: 'reduce' } });

/** Waits until all of a pupil's start page is there: a page whose scripts are still on their way cannot go on while the platform restarts. */
async function startPageShown(page: Page, realm: keyof typeof schoolDayTexts): Promise<void> {
  await page.getByRole('button', { name: sessionTexts[realm].openMenu }).waitFor();
  await page.getByRole('region', { name: schoolDayTexts[realm].myAssignments, exact: true }).waitFor();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
}

for (const realm of ['se', 'de'] as const) {
  const text = schoolDayTexts[realm];

  test(
    `no word of a class is lost or shown to somebody else on a day on which the service fails and the platform restarts (${realm})`,
    smokeIn(realm),
    async ({ page, fresh, openAs, request, servers }) => {
      // A day of 26 people, with two restarts, takes a minute where nothing else runs.
      test.setTimeout(240_000);
      await fresh(realm);
      const people = await gatherPeople(sandboxServer, realm, `${origin(realm)}/login`);
      const [withTablet, withLaptop, ...others] = people.pupils;
      if (!withTablet || !withLaptop) throw new Error('The class is too small.');
      expect(others).toHaveLength(23);
      const day = new SchoolDay(sandboxServer, people, 1);
      await day.begin();
      const laptopPage = await openAs(realm, withLaptop.userName, '/');
      const tablet = assignmentOn(page, realm);
      const laptop = assignmentOn(laptopPage, realm);

      await test.step('the class writes, and the answers are saved by themselves', async () => {
        await page.goto(`${origin(realm)}/login?redirect=/#card=${await printCard(sandboxServer, people, withTablet)}`);
        await page.getByRole('button', { name: text.logInByCard }).click();
        await startPageShown(page, realm);
        await page.goto(`${origin(realm)}${book}`);
        await laptopPage.goto(`${origin(realm)}${book}`);
        await Promise.all([tablet.open(), laptop.open(), day.live(60, others)]);
        const words = [await tablet.write(day, withTablet), await laptop.write(day, withLaptop)] as const;
        await Promise.all([tablet.saved(), laptop.saved()]);
        day.noteSaved(withTablet, words[0]);
        day.noteSaved(withLaptop, words[1]);
      });

      const unsent = await test.step('the service fails while they write, and one leaves the book', async () => {
        await failService(request, 'submissions', 503);
        const words = [await tablet.write(day, withTablet), await laptop.write(day, withLaptop)] as const;
        await Promise.all([tablet, laptop].map(({ panel }) => expect(panel.getByText(text.unavailable)).toBeVisible()));
        await day.live(20, others);
        await showControls(page);
        await page.getByRole('button', { name: text.closeBook }).click();
        await page.getByRole('button', { name: text.leave }).click();
        await startPageShown(page, realm);
        // By keyboard: the notice that the platform fails moves the button.
        await page.getByRole('button', { name: sessionTexts[realm].openMenu }).press('Enter');
        await page.getByRole('dialog').getByRole('button', { name: sessionTexts[realm].signOut }).waitFor();
        return words;
      });

      await test.step('the platform restarts while they write', async () => {
        const [, word] = await Promise.all([servers.restart(), laptop.write(day, withLaptop), day.live(20, others)]);
        const last = await laptop.write(day, withLaptop);
        await laptop.saved();
        day.noteSaved(withLaptop, unsent[1], word, last);
      });

      await test.step('the tablet changes hands: what was not sent goes out at the log-out, and the next pupil finds their own answers', async () => {
        const answers = await laptop.field(0).inputValue();
        await page.getByRole('dialog').getByRole('button', { name: sessionTexts[realm].signOut }).click();
        await page.waitForURL(/\/login/);
        day.noteSaved(withTablet, unsent[0]);
        await openByForm(page, realm, withLaptop.userName);
        await page.goto(`${origin(realm)}${book}`);
        await tablet.open();
        await expect(tablet.field(0)).toHaveValue(answers);
      });

      await test.step('a pupil who writes on two devices hands in what both of them saved', async () => {
        const onTablet = await tablet.write(day, withLaptop, 1);
        await tablet.saved();
        const onLaptop = await laptop.write(day, withLaptop);
        await laptop.saved();
        day.noteSaved(withLaptop, onTablet, onLaptop);
        await laptop.panel.getByRole('button', { name: text.submit, exact: true }).click();
        await laptopPage.getByRole('button', { name: text.yes }).click();
        await expect(laptopPage.getByText(text.completed)).toBeVisible();
        await expect(laptop.field(1)).toHaveValue(await tablet.field(1).inputValue());
      });

      await test.step('a pupil moves to another class, the others hand in, and everybody reads what they may', async () => {
        await day.happen('move', others);
        await day.live(60, others);
        await day.end(others);
      });
      expect([day.lost, day.shown]).toEqual([[], []]);
      process.stdout.write(`${realm}: 1 history, ${day.acts} acts, ${day.lost.length} lost, ${day.shown.length} shown to others\n`);
    },
  );
}
