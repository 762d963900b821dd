import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import file from '@size-limit/file';
import { chromium, type Page, type Request } from 'playwright';
import sizeLimit from 'size-limit';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { fetchUntilOk } from '../../scripts/bench/runningScript.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { password } from '../realms.ts';
import { countSimulatorScripts } from './countSimulatorScripts.ts';
import { pageScripts } from './pageScripts.ts';
import { startSystem } from './system.ts';

/** Measures the scripts that a visitor downloads up to the first usable screen. */
export const name = 'sizes';

const locales = ['de', 'fi', 'fr', 'nb', 'nl', 'sv', 'en-GB', 'en-US'];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the build file of a script's URL. */
function fileOf(url: string): string {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/controlpanel/')) return `${root}admin/dist/${pathname.slice('/controlpanel/'.length)}`;
  return pathname.startsWith('/assets/') ? `${root}consumer/dist${pathname}` : `${root}design-system/dist${pathname}`;
}

/** Returns the size in size-limit's result, which is untyped, in KB of 1000 bytes. */
function kilobytesOf(results: object): number {
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  if (typeof first !== 'object' || first === null || !('size' in first) || typeof first.size !== 'number')
    throw new Error('size-limit gave no size.');
  return Math.round(first.size / 100) / 10;
}

const gzipped = async (files: ReadonlySet<string>): Promise<number> =>
  kilobytesOf(await sizeLimit([file], { checks: [{ files: [...files], gzip: true }] }));

/** Measures the page of the consumer app that adds the most script to `/`, including its texts in the longest language. */
async function heaviestPage(): Promise<Row> {
  const dist = `${root}consumer/dist`;
  const texts = await Promise.all(globSync(`${dist}/assets/{${locales.join(',')}}-*.js`).map((file) => gzipped(new Set([file]))));
  const pages = await Promise.all((await pageScripts(dist)).map(async ({ page, files }) => ({ page, size: await gzipped(files) })));
  const { page, size } = pages.reduce((heaviest, other) => (other.size > heaviest.size ? other : heaviest));
  const added = Math.round((size + Math.max(...texts)) * 10) / 10;
  return budgetRow(`script that the heaviest of ${pages.length} pages adds (${page})`, added, 'KB gzip', 45);
}

declare global {
  interface Window {
    /** When the screen became usable, in milliseconds since the page was opened. */
    usableAt?: number;
  }
}

/**
 * Returns the size of all scripts that a logged-in user's browser requests until a screen is usable, in KB (1000 bytes) of gzip. The page notes the
 * moment itself: on a loaded machine this process would learn of it when the scripts of the next pages are already on their way.
 * @param usable selects what makes the screen usable.
 */
async function scriptUntil(page: Page, url: string, usable: string): Promise<number> {
  const requests = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.set(fileOf(request.url()), request);
  });
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) window.usableAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, usable);
  await page.goto(url);
  await page.waitForFunction(() => window.usableAt !== undefined);
  const usableAt = await page.evaluate(() => performance.timeOrigin + (window.usableAt ?? Number.NaN));
  return gzipped(new Set([...requests].filter(([, request]) => request.timing().startTime < usableAt).map(([name]) => name)));
}

export async function run(): Promise<Row[]> {
  const system = startSystem('scripts/serve.mjs', 'memory');
  const browser = await chromium.launch(launchOptions());
  try {
    await fetchUntilOk(`http://localhost:${system.sandboxPort}/__sandbox/health`);
    const origin = `http://realmkit.com.localhost:${system.gatewayPort}`;
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const first = await context.newPage();
    await first.goto(`${origin}/login`);
    await first.locator('input[name=username]').fill('superuser');
    await first.locator('input[name=password]').fill(password);
    await first.keyboard.press('Enter');
    await first.waitForURL(`${origin}/`);
    const measure = async (path: string, usable: string) => scriptUntil(await context.newPage(), `${origin}${path}`, usable);
    return [
      budgetRow('script up to the first usable screen of /', await measure('/', 'header a[href="/"][aria-current=page]'), 'KB gzip', 185),
      await heaviestPage(),
      budgetRow('stand-ins of the card provider in a build for Stripe', await countSimulatorScripts(root), 'scripts', 0),
      budgetRow(
        'script up to the users list of the panel',
        await measure('/controlpanel/beta/manage?tab=users', 'tbody th[scope=row]'),
        'KB gzip',
        460,
      ),
    ];
  } finally {
    await browser.close();
    await system.stop();
  }
}
