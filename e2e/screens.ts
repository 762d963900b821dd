import type { Page } from '@playwright/test';
import { expectStatesInForcedColours } from './forcedColours.ts';
import { expect, expectAccessible, test } from './journey.ts';

/** The first screen size for axe: a phone. */
export const narrow = { width: 360, height: 780 };
/** The second screen size for axe: a desktop. */
export const wide = { width: 1280, height: 900 };

/** Returns the screen sizes for axe: a phone and a desktop, or the two orientations of the device of the project. */
function screenSizes() {
  const { isMobile, viewport } = test.info().project.use;
  return isMobile && viewport ? [viewport, { width: viewport.height, height: viewport.width }] : [narrow, wide];
}

/**
 * Expects that axe finds no violations on the open page, narrow and wide, light and dark, and that forced colours tell its states. Each screen needs it once,
 * in any journey.
 */
export async function expectAccessibleInBothSizes(page: Page): Promise<void> {
  for (const size of screenSizes()) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectStatesInForcedColours(page);
  }
}
