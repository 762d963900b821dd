import { expect, test } from '../../../journey.ts';
import { logIn } from '../../../logIn.ts';
import { moveFingers, narratedElementId, screenOf, spineIndexOf, textSize, waitForBook } from '../../../readerSteps.ts';
import { readerTexts } from '../../../readerTexts.ts';
import { origin } from '../../../realms.ts';
import {
  expectFocusedFieldInSight,
  limitMediaAsOnIpad,
  playsWithGesture,
  rotate,
  tapControl,
  withOnScreenKeyboard,
  wordsInSight,
} from '../../tabletSteps.ts';

const text = readerTexts.se;
const novel = `${origin('se')}/bookshelf/play/id/book-6`;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Blocked script execution/ });
// Narration takes time.
test.setTimeout(150_000);

test.beforeEach(async ({ page, fresh }) => {
  await fresh('se');
  await logIn(page, 'se', 'student');
});

test('a pupil turns the pages of a novel with one finger, and changes the size of its text with two', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto(novel);
  await waitForBook(page);
  const first = await screenOf(page);
  const swipe = (from: number, to: number) =>
    moveFingers(page, [
      [
        { x: from, y: 600 },
        { x: to, y: 610 },
      ],
    ]);
  await swipe(700, 200);
  await expect.poll(() => screenOf(page)).not.toBe(first);
  await swipe(200, 700);
  await expect.poll(() => screenOf(page)).toBe(first);
  await page.touchscreen.tap(800, 600);
  await expect.poll(() => screenOf(page)).not.toBe(first);
  await page.touchscreen.tap(20, 600);
  await expect.poll(() => screenOf(page)).toBe(first);

  const pinch = (from: number, to: number) =>
    moveFingers(page, [
      [
        { x: 410 - from, y: 600 },
        { x: 410 - to, y: 600 },
      ],
      [
        { x: 410 + from, y: 600 },
        { x: 410 + to, y: 600 },
      ],
    ]);
  await pinch(60, 120);
  await expect.poll(() => textSize(page)).toBe(1.5);
  await pinch(120, 80);
  await expect.poll(() => textSize(page)).toBe(1);
  // The pinch is the reader's own: the page as a whole is not magnified.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('a pupil who turns the iPad reads on at the same words, and finds the page as it was after turning it back', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(novel);
  await waitForBook(page);
  const first = await screenOf(page);
  await page.touchscreen.tap(800, 600);
  await expect.poll(() => screenOf(page)).not.toBe(first);
  const second = await screenOf(page);
  await page.touchscreen.tap(800, 600);
  await expect.poll(() => screenOf(page)).not.toBe(second);
  await expect.poll(() => wordsInSight(page)).not.toBe('');
  const upright = await wordsInSight(page);
  const place = await screenOf(page);
  const firstWords = upright.split(' ').slice(0, 6).join(' ');
  await rotate(page);
  expect(await wordsInSight(page)).toContain(firstWords);
  await rotate(page);
  expect(await screenOf(page)).toBe(place);
  expect(await wordsInSight(page)).toBe(upright);
});

test('a pupil listens to a picture book after their first tap and never before, and the reader offers no volume that the iPad would ignore', {
  tag: '@smoke',
}, async ({ page }) => {
  await limitMediaAsOnIpad(page);
  await page.goto(`${origin('se')}/bookshelf/play/id/book-2`);
  await waitForBook(page);
  expect(await playsWithGesture(page)).toEqual([]);
  const before = await spineIndexOf(page);
  await tapControl(page, page.getByRole('button', { name: text.play, exact: true }));
  await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBeTruthy();
  const narration = page.getByRole('group', { name: 'Uppläsning' });
  await expect(narration.getByRole('button', { name: 'Stäng av ljudet' })).toHaveCount(1);
  // That of the place in the recording alone.
  await expect(narration.getByRole('slider')).toHaveCount(1);
  await expect(narration.getByRole('slider', { name: 'Plats i inspelningen' })).toHaveCount(1);
  // The second recording is played by the other element, which must have been unlocked by the same tap.
  await expect.poll(() => spineIndexOf(page), { timeout: 60_000 }).toBeGreaterThan(before);
  await expect.poll(() => narratedElementId(page), { timeout: 30_000 }).toBeTruthy();
  const plays = await playsWithGesture(page);
  expect(plays.length).toBeGreaterThan(1);
  expect(plays).not.toContain(false);
});

for (const orientation of ['portrait', 'landscape'] as const)
  test(`a pupil who types with the on-screen keyboard sees the field of a bookmark, of the search and of an answer on an iPad in ${orientation}`, async ({
    page,
  }) => {
    await page.goto(`${origin('se')}/bookshelf/play/id/book-1`);
    await waitForBook(page);
    if (orientation === 'landscape') await rotate(page);
    const place = await wordsInSight(page);

    await tapControl(page, page.getByRole('button', { name: text.addBookmark, exact: true }));
    const bookmark = page.getByLabel(text.bookmarkName);
    await withOnScreenKeyboard(page, async () => {
      await expectFocusedFieldInSight(bookmark);
      await bookmark.fill('Här');
      await page.getByRole('button', { name: text.saveBookmark }).tap();
    });

    await tapControl(page, page.getByRole('button', { name: 'Sök i boken', exact: true }));
    const search = page.getByRole('search').getByRole('textbox');
    await search.tap();
    await withOnScreenKeyboard(page, async () => {
      await expectFocusedFieldInSight(search);
      await search.fill('sjön');
      await page.getByRole('search').getByRole('button').tap();
      await expect(page.getByText(/ställen? hittades/)).toBeVisible();
    });
    await page.getByRole('button', { name: 'Stäng', exact: true }).first().tap();

    await tapControl(page, page.getByRole('button', { name: text.assignments, exact: true }));
    const panel = page.locator('[data-submissions-panel]');
    await panel.getByRole('button', { name: new RegExp(text.assignment) }).tap();
    const answer = panel.getByRole('textbox').first();
    await answer.tap();
    await withOnScreenKeyboard(page, async () => {
      await expectFocusedFieldInSight(answer);
      await answer.fill('Stjärnorna över sjön');
      await panel.getByRole('button', { name: text.save, exact: true }).tap();
      await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
    });
    await tapControl(page, page.getByRole('button', { name: text.assignments, exact: true }));
    await expect.poll(() => wordsInSight(page)).toBe(place);
  });
