import type { Page } from '@playwright/test';
import { newApis } from '../../../scripts/browsers/supportedApis.ts';
import { expect, fillSignIn, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { narratedElementId, readingDevices, screenOf, textSize, waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';
import { importClass } from '../../schoolYearStartSteps.ts';
import { schoolYearStartTexts } from '../../schoolYearStartTexts.ts';
import { texts } from '../../texts.ts';

// A chapter has more than one screen.
test.use({ ...readingDevices.se, viewport: { width: 700, height: 600 } });

/** Playwright finds elements by this one. */
const needed = ['checkVisibility'];

/** The apps in a browser that has only what all supported ones have, by browser-compat-data. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (apis) => {
      for (const { owner, name, isStatic } of apis) {
        const holder = owner === undefined ? window : Reflect.get(window, owner);
        const target = isStatic ? holder : holder?.prototype;
        if (target) Reflect.deleteProperty(target, name);
      }
    },
    newApis().filter(({ name }) => !needed.includes(name)),
  );
});

test('the login, the list, a person’s page, the export and the import of the control panel work in the oldest browser', async ({
  page,
  fresh,
}) => {
  await fresh('se');
  await page.goto(`${origin('se')}/controlpanel/beta/manage?tab=users&searchString=schooladmin`);
  await fillSignIn(page, 'se', 'superuser');
  expect(await page.evaluate(() => ['canParse', 'parse'].map((name) => name in URL))).toEqual([true, false]);
  await expect(page.getByRole('row').filter({ hasText: 'schooladmin' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exportera', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole('row').filter({ hasText: 'schooladmin' }).getByRole('link').first().click();
  const associations = page.getByRole('list', { name: texts.se.associations });
  await expect(associations).toBeVisible();
  const school = page.getByRole('combobox', { name: texts.se.organization });
  await school.click();
  await page.getByRole('listbox').getByRole('option').nth(3).click();
  const chosen = await school.inputValue();
  await page.getByRole('button', { name: texts.se.add, exact: true }).click();
  const row = associations.getByRole('listitem').filter({ hasText: chosen });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();

  await page.goto(`${origin('se')}/controlpanel/import`);
  await importClass(page, schoolYearStartTexts.se);
});

/** Returns the number of boxes of a mark that lie over the shown text and have a colour. */
const shownMarks = (page: Page, name: string): Promise<number> =>
  page.evaluate((part) => {
    const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
    const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])];
    return frames
      .flatMap(({ contentDocument }) => [
        ...(contentDocument?.querySelector('[data-rk-marks]')?.shadowRoot?.querySelectorAll(`[part="${part}"]`) ?? []),
      ])
      .filter((box) => {
        const { left, right } = box.getBoundingClientRect();
        const { backgroundColor } = getComputedStyle(box);
        return right > 0 && left < innerWidth && !/^(transparent|.*\b0\))$/.test(backgroundColor);
      }).length;
  }, name);

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Presses a key, and expects a panel, which is closed again. */
async function opens(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  await heading(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
}

/** Presses a key, and expects another screen. */
async function moves(page: Page, key: string): Promise<void> {
  const before = await screenOf(page);
  await page.keyboard.press(key);
  await expect.poll(() => screenOf(page)).not.toBe(before);
}

/** Returns a setting that the reader has stored. */
const setting = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}')[key], name);

/** What each command of the help does, by its row; the commands of a search follow it. */
const commands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Förstora bilder och tabeller': async (page) => {
    await page.keyboard.press('e');
    await expect(page.locator('[data-enlarged] iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-enlarged]')).toHaveCount(0);
  },
  'Vänd blad': (page) => moves(page, 'PageDown'),
  'Kapitlets början eller slut': (page) => moves(page, 'Home'),
  'Spela upp eller pausa': async (page) => {
    await page.keyboard.press('k');
    await expect.poll(() => narratedElementId(page)).toBeTruthy();
    await page.keyboard.press('k');
  },
  'Föregående eller nästa mening': async (page) => {
    const before = await narratedElementId(page);
    await page.keyboard.press('l');
    await expect.poll(() => narratedElementId(page)).not.toBe(before);
    await page.keyboard.press('k');
  },
  'Högre eller lägre': async (page) => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => setting(page, 'audioVolume')).toBeLessThan(1);
  },
  'Stäng av ljudet': async (page) => {
    await page.keyboard.press('m');
    await expect.poll(() => setting(page, 'muted')).toBe(true);
  },
  'Markera text från sidans början': async (page) => {
    for (let letter = 0; letter < 8; letter += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('toolbar', { name: 'Markerad text' })).toBeVisible();
  },
  'Meny för den markerade texten': async (page) => {
    await page.keyboard.press('Shift+F10');
    await page.getByRole('toolbar', { name: 'Markerad text' }).getByRole('button', { name: 'Gul' }).click();
    await expect.poll(() => shownMarks(page, 'realmkit-annotation-yellow')).toBeGreaterThan(0);
  },
  'Sök i boken': async (page) => {
    await page.keyboard.press('f');
    await page.getByLabel('Ord', { exact: true }).fill('letter');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /letter/ })
      .first()
      .click();
    await expect.poll(() => shownMarks(page, 'realmkit-found-current')).toBeGreaterThan(0);
  },
  'Nästa sökträff, med Skift den föregående': async (page) => {
    // The number of a hit is shown before its screen is.
    await moves(page, 'F3');
    await expect(page.getByText(/^Träff 2 av/)).toBeVisible();
  },
  'Tillbaka eller framåt efter ett hopp': (page) => moves(page, 'Alt+ArrowLeft'),
  'Stäng menyer och paneler': async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Träff 2 av/)).toHaveCount(0);
  },
  Innehållsförteckning: (page) => opens(page, 't', 'Innehållsförteckning'),
  'Lägg till bokmärke': async (page) => {
    await page.keyboard.press('b');
    await page.getByLabel('Bokmärkets namn').fill('Hit kom jag');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bokmärket har lagts till')).toBeVisible();
  },
  Bokmärken: (page) => opens(page, 'o', 'Bokmärken och markeringar'),
  'Större eller mindre text': async (page) => {
    await page.keyboard.press('+');
    await expect.poll(() => textSize(page)).toBeGreaterThan(1);
  },
  'Boken i helskärm': async (page) => {
    await page.keyboard.press('Shift+F');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('Shift+F');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  },
  Inställningar: (page) => opens(page, 's', 'Inställningar'),
};

test('each command of the reader’s help works in the oldest browser, and what is marked is to be seen', async ({ page }) => {
  await logIn(page, 'se', 'student');
  await page.goto(`${origin('se')}/bookshelf/play/id/book-3`);
  await waitForBook(page);
  expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
  const reader = page.locator('[data-reader-root]');
  await reader.focus();
  await page.keyboard.press('?');
  await heading(page, 'Tangentbordskommandon');
  const rows = await page.getByRole('dialog').getByRole('row').locator('td:last-child').allInnerTexts();
  expect(rows.toSorted()).toEqual([...Object.keys(commands), 'Tangentbordskommandon'].toSorted());
  await page.keyboard.press('Escape');
  for (const attempt of Object.values(commands)) {
    await reader.focus();
    await attempt(page);
  }
});
