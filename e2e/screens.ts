import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './journey.ts';

/** The first screen size for axe: a phone. */
export const narrow = { width: 360, height: 780 };
/** The second screen size for axe: a desktop. */
export const wide = { width: 1280, height: 900 };

/** Expects that axe finds no violations on the open page, narrow and wide, light and dark. Each screen needs it once, in any journey. */
export async function expectAccessibleInBothSizes(page: Page): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
}
