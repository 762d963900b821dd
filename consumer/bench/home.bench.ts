import type { Page } from 'playwright';
import type { Row } from '../../scripts/bench/row.ts';
import { compareWithBarePage } from './compareWithBarePage.ts';

/** Compares the home page of a logged-in user with a bare page of React, MUI, router and i18next. */
export const name = 'home';

/** Opens and closes the menu, opens the settings and goes back. */
async function interactWithPage(page: Page): Promise<void> {
  const menu = page.locator('dialog[open], .MuiDrawer-root');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'My services' }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
}

export const run = (): Promise<Row[]> =>
  compareWithBarePage({
    page: 'the home page',
    path: '/',
    account: 'teacher',
    bare: 'bare',
    interaction: 'menu, settings and back',
    interact: interactWithPage,
  });
