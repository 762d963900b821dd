import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';

const sheet = readFileSync(new URL('../../dist/tokens.css', import.meta.url), 'utf8');
const pairs = [
  ['--rk-color-text-muted', '--rk-color-text-default'],
  ['--rk-color-border-control', '--rk-color-text-default'],
  ['--rk-color-border-divider', '--rk-color-text-default'],
  ['--rk-color-reader-muted', '--rk-color-reader-text'],
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

test('faint text and borders have the colour of the text for people who ask for more contrast, in each realm and scheme', async () => {
  const page = await browser.newPage();
  const elements = ['de', 'fi', 'fr', 'nl', 'no', 'se', 'uk', 'us'].flatMap((realm) =>
    ['light', 'dark'].map((scheme) => `<p data-realm="${realm}" data-theme="default" data-scheme="${scheme}"></p>`),
  );
  await page.setContent(`<!doctype html><html lang="en"><style>${sheet}</style>${elements.join('')}</html>`);
  const equal = () =>
    page.evaluate(
      (names) =>
        [document.documentElement, ...document.querySelectorAll('p')].map((element) => {
          const style = getComputedStyle(element);
          return names.map(([faint, strong]) => style.getPropertyValue(faint) === style.getPropertyValue(strong));
        }),
      pairs,
    );
  expect((await equal()).flat()).not.toContain(true);
  await page.emulateMedia({ contrast: 'more' });
  const stronger = await equal();
  expect(stronger).toHaveLength(17);
  expect(stronger.flat()).not.toContain(false);
});
