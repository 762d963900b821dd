import type { Page } from 'playwright';

/** Waits until a page has asked for nothing for half a second; the state `networkidle` of Playwright does not begin again after a click. */
export async function networkIdle(page: Page): Promise<void> {
  for (let quiet = false; !quiet; ) {
    await page.waitForLoadState('networkidle');
    quiet = await page.waitForEvent('request', { timeout: 500 }).then(
      () => false,
      () => true,
    );
  }
}
