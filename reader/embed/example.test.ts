import { execFileSync } from 'node:child_process';
import { type Browser, chromium as browsers, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../../scripts/chromium.mjs';
import { serveExample } from './serveExample.ts';

let server: { origin: string; close: () => void };
let browser: Browser;
let page: Page;
let openReaders: Locator;
const errors: string[] = [];
const scripts: string[] = [];

beforeAll(async () => {
  // A separate process: the environment of the test would make it a development build.
  execFileSync(process.execPath, ['reader/embed/build.ts'], { env: { ...process.env, NODE_ENV: 'production' } });
  server = await serveExample();
  const { args, ...options } = chromium();
  browser = await browsers.launch({ ...options, args: [...(args ?? []), '--autoplay-policy=no-user-gesture-required', '--mute-audio'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  openReaders = page.locator('[data-reader-phase=reading]');
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto(server.origin);
  // A reader that does not open fails the first test, by its assertion.
  await openReaders
    .nth(1)
    .waitFor({ state: 'attached', timeout: 60_000 })
    .catch(() => {});
}, 180_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
});

const reader = (id: string) => page.locator(`[data-realmkit-reader="${id}"]`);
const place = (id: string) =>
  reader(id).evaluate((host) => {
    const stage = host.shadowRoot?.querySelector<HTMLElement>('[data-reader-stage]');
    return `${stage?.dataset.index}:${stage?.dataset.screen}`;
  });

test('a plain page shows two readers, each with its own book, language and theme', {
  tags: ['reader §0.1', 'reader §0.6', 'reader §0.7', 'reader §3.39'],
}, async () => {
  expect(await openReaders.count()).toBe(2);
  expect(await reader('book-3').locator('[role=toolbar]').getAttribute('aria-label')).toBe('Reader');
  expect(await reader('book-3').locator('h1').textContent()).toBe('The Lighthouse Letters');
  expect(await reader('book-2').locator('h1').textContent()).toBe('Räven på väg hem');
  expect(await reader('book-2').locator('[role=toolbar]').getAttribute('aria-label')).toBe('Läsvy');
  const colour = (id: string) =>
    reader(id)
      .getByRole('button', { name: /^(Play|Spela upp)$/ })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour('book-3')).not.toBe(await colour('book-2'));
  const page = reader('book-3').locator('[data-reader-stage] iframe[data-index]').first().contentFrame().locator('body');
  // The theme sondo has larger text (reader §9).
  expect(await page.evaluate((body) => getComputedStyle(body).fontSize)).toBe('27.2px');
  expect(errors).toEqual([]);
});

test('key presses reach only the reader that has the focus', async () => {
  const before = [await place('book-3'), await place('book-2')];
  await reader('book-2').locator('[data-reader-root]').focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => place('book-2')).not.toBe(before[1]);
  expect(await place('book-3')).toBe(before[0]);
});

test('an embedded reader says the new page to screen readers in its own shadow root, and nothing on the page of its host', async () => {
  await reader('book-2').locator('[data-reader-root]').focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => reader('book-2').locator('[data-announcer]').allTextContents()).toEqual([expect.stringMatching(/Sida \d/)]);
  expect(await reader('book-3').locator('[data-announcer]').allTextContents()).toEqual(['']);
  expect(await page.evaluate(() => document.querySelectorAll('[data-announcer]').length)).toBe(0);
});

test('keys turn pages after a click has turned to the next document, and the one that had the focus has slid out', async () => {
  const sliding = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });
  await sliding.goto(server.origin);
  const book = sliding.locator('[data-realmkit-reader="book-3"]');
  await book.locator('[data-reader-phase=reading]').waitFor({ state: 'attached', timeout: 30_000 });
  const stage = book.locator('[data-reader-stage]');
  const shown = () => stage.evaluate(({ dataset }) => `${dataset.index}:${dataset.screen}`);
  const slowly = { timeout: 20_000 };
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box');
  for (let left = Number(await stage.getAttribute('data-screens')); left > 0; left--) {
    const before = await shown();
    await sliding.mouse.click(box.x + box.width - 10, box.y + box.height / 2);
    await expect.poll(shown, slowly).not.toBe(before);
  }
  // Both documents are there until the first one has slid out.
  await expect.poll(() => stage.locator('iframe[data-index]').count(), slowly).toBe(1);
  expect(await shown()).toBe('1:0');
  await sliding.keyboard.press('PageDown');
  await expect.poll(shown, slowly).not.toBe('1:0');
  await sliding.keyboard.press('PageUp');
  await expect.poll(shown, slowly).toBe('1:0');
  await sliding.close();
});

test('no style leaks into or out of the embedded reader', async () => {
  const styles = await page.evaluate(() => {
    const button = document.getElementById('close');
    const inside = document.querySelector('[data-realmkit-reader="book-3"]')?.shadowRoot;
    const bar = inside?.querySelector('[role=toolbar]');
    const title = bar?.querySelector('h1');
    return {
      page: button && getComputedStyle(button).borderStyle,
      heads: document.head.querySelectorAll('style').length,
      spacing: bar && getComputedStyle(bar).letterSpacing,
      transform: title && getComputedStyle(title).textTransform,
      font: bar && getComputedStyle(bar).fontFamily,
    };
  });
  expect(styles).toMatchObject({ page: 'double', heads: 1, spacing: 'normal', transform: 'none' });
  expect(styles.font).not.toMatch(/Georgia/);
});

test('what few books, users or browsers need is loaded only when it is needed', async () => {
  const loaded = () => scripts.filter((url) => /Waveform|zipFiles|SubmissionsPanel|HelpDialog|SignLanguageVideo|markOverlay/.test(url));
  expect(loaded()).toEqual([]);
  await reader('book-3').hover({ position: { x: 200, y: 12 } });
  await reader('book-3').getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => loaded().some((url) => /Waveform/.test(url)), { timeout: 20_000 }).toBe(true);
});

test('the host receives reader events, and unmounting removes the reader completely', async () => {
  await expect.poll(() => page.locator('#last-event').textContent()).toMatch(/^(audioStarted|pageTurned)$/);
  await page.locator('#close').click();
  await expect.poll(() => reader('book-3').count()).toBe(0);
  expect(await reader('book-2').locator('[role=toolbar]').count()).toBe(1);
  expect(errors).toEqual([]);
});

test('a page whose scripts are no modules shows a reader by a classic script', async () => {
  const host = await browser.newPage();
  await host.route(`${server.origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><div id="book" style="height: 30rem"></div><script src="/library/standalone/reader.global.js"></script>
        <script>
          RealmkitReader.mountReader(document.getElementById('book'), {
            bookId: 'book-2', fileUrl: '/books/book-2/package.opf', locale: 'sv', callbacks: { refreshPolicy: async () => '' },
          }).then((reader) => { window.unmount = reader.unmount; });
        </script>`,
    }),
  );
  await host.goto(server.origin);
  await host.locator('[data-reader-phase=reading]').waitFor({ state: 'attached', timeout: 30_000 });
  await host.evaluate('unmount()');
  await expect.poll(() => host.locator('[data-realmkit-reader]').count()).toBe(0);
  await host.close();
});

test.each([
  ['en-GB', "This website's security policy does not allow the pages of books to be shown."],
  ['sv', 'Webbplatsens säkerhetspolicy tillåter inte att böckers sidor visas.'],
])('a host page whose policy forbids the frames of a book reads the reason instead of the general error (%s)', async (_locale, reason) => {
  const host = await browser.newPage();
  await host.route(`${server.origin}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "frame-src 'none'" } });
  });
  await host.goto(server.origin);
  const message = host.getByRole('alert').filter({ hasText: reason });
  await message.waitFor({ timeout: 30_000 });
  // Logging in again would not help.
  expect(await message.getByRole('button').count()).toBe(0);
  await host.close();
});
