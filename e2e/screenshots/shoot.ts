import type { Browser, BrowserContext, Page } from 'playwright';
import { networkIdle } from '../networkIdle.ts';
import { password, type Realm, suffixes } from '../realms.ts';
import type { Screen } from './screens.ts';

/** The look of a screen. */
export interface Look {
  readonly realm: Realm;
  readonly theme: 'default' | 'sondo';
  readonly scheme: 'light' | 'dark';
  /** In px. */
  readonly width: number;
}

/** The heights of the screens by width, in px. */
const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900 };

/** Shoots screens of the system behind a gateway; logs each account in once for each realm. */
export function createPhotographer(browser: Browser, gatewayPort: number) {
  const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();
  const originOf = (realm: Realm) => `http://realmkit.${suffixes[realm]}.localhost:${gatewayPort}`;

  async function sessionOf(realm: Realm, account: string) {
    const known = sessions.get(`${realm} ${account}`);
    if (known) return known;
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${originOf(realm)}/login`);
    await page.locator('input[name=username]').fill(account);
    await page.locator('input[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    sessions.set(`${realm} ${account}`, state);
    return state;
  }

  async function settle(page: Page): Promise<void> {
    await networkIdle(page);
    await page.evaluate(() => document.fonts.ready);
    await page
      .waitForFunction(() => !document.querySelector('[data-loading],[aria-busy=true]'), undefined, { timeout: 5000 })
      .catch(() => {});
  }

  /** Opens a screen in this look and returns a picture of its whole page as JPEG. */
  return async function shoot({ path, account, prepare }: Screen, look: Look): Promise<Buffer> {
    const context = await browser.newContext({
      viewport: { width: look.width, height: heights[look.width] ?? 900 },
      colorScheme: look.scheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(account && { storageState: await sessionOf(look.realm, account) }),
    });
    try {
      const page = await context.newPage();
      await page.goto(originOf(look.realm) + path);
      await settle(page);
      if (prepare) {
        await prepare(page);
        await settle(page);
      }
      if (look.theme !== 'default') await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), look.theme);
      return await page.screenshot({ type: 'jpeg', quality: 82, fullPage: true });
    } finally {
      await context.close();
    }
  };
}

export type Shoot = ReturnType<typeof createPhotographer>;
