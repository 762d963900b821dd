import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './journey.ts';

/** The screen on which axe looks at a page first: a telephone. */
export const narrow = { width: 360, height: 780 };
/** The screen on which axe looks at a page next: a desk. */
export const wide = { width: 1280, height: 900 };

/** Holds when axe finds nothing on a page that is open, narrow and wide, light and dark. Each screen needs it once, in whatever journey. */
export async function expectAccessibleInBothSizes(page: Page): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
}
