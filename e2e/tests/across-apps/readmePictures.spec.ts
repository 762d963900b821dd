import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { gatewayPort } from '../../ports.ts';
import { turnThreeScreens, whileStored } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';

/** The Chromium that took the pictures of the visual tests, and these. */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../design-system/pictures/chromium.json'), 'utf8'));

/**
 * Compares the page with its picture in `docs/images`, pixel by pixel as the visual tests do, but for those that are not the same each time: some of round corners are a shade
 * different. Another Chromium draws letters a little differently, and
 * there is no earlier system to take the pictures from anew: then a fiftieth of the pixels may differ visibly.
 */
async function expectPicture(page: Page, name: string, maxDiffPixels = 40): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const isSame = page.context().browser()?.version() === version;
  const tolerance = isSame ? { threshold: 0, maxDiffPixels } : { threshold: 0.2, maxDiffPixelRatio: 0.02 };
  await expect(page).toHaveScreenshot(`${name}.png`, { ...tolerance, animations: 'disabled', timeout: 30_000 });
}

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test.beforeEach(async ({ fresh }) => {
  await fresh('uk');
  await fresh('us');
});

test('the README shows a narrated book as it is', async ({ page }) => {
  await logIn(page, 'uk', 'guardian');
  // One of our own faces: that of the book is the serif face of the machine.
  await page.evaluate(() => localStorage.setItem('bookplayer_config', JSON.stringify({ face: 'serif' })));
  await page.goto(`${origin('uk')}/reader/book-5`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const position = page.getByRole('slider', { name: 'Position in the recording' });
  await position.waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await position.press('Home');
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 1:16$/);
  await position.blur();
  await page.mouse.move(640, 20);
  // The marks of the chapters stand where what was measured first puts them, a fraction of a pixel apart.
  await expectPicture(page, 'book', 400);
});

test('the README shows the home of a family in the dark as it is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, 'us', 'guardian');
  await page.goto(`${origin('us')}/reader/book-5`);
  await whileStored(page, () => turnThreeScreens(page));
  await page.goto(`${origin('us')}/`);
  await expect(page.getByText(/% read/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your organizations' })).toBeVisible();
  await expectPicture(page, 'family');
});

test('the README shows the panel as it is', async ({ page }) => {
  await page.goto(`http://localhost:${gatewayPort}/?realm=uk`);
  await page.getByRole('button', { name: 'School admin', exact: true }).click();
  await page.getByRole('link', { name: 'Pupils' }).first().click();
  await expect(page.getByText('162 results')).toBeVisible();
  await page.mouse.move(0, 0);
  await expectPicture(page, 'panel');
});

test('the README shows Storybook as it is, which a designer’s press builds where it is missing or its sources have changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto(`http://localhost:${gatewayPort}/`);
  await page.getByRole('button', { name: 'Designer', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Realmkit' })).toBeVisible({ timeout: 590_000 });
  await page.goto(
    `http://localhost:${gatewayPort}/storybook/?path=/story/design-system-components-plancard--choice&globals=realm:fi&panel=false`,
  );
  await page.frameLocator('#storybook-preview-iframe').getByText('Yearly').waitFor();
  await expectPicture(page, 'storybook');
});
