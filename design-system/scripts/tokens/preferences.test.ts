import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
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

/** A page with a part in each realm and scheme. */
async function pageOfParts(): Promise<Page> {
  const page = await browser.newPage();
  const elements = ['de', 'fi', 'fr', 'nl', 'no', 'se', 'uk', 'us'].flatMap((realm) =>
    ['light', 'dark'].map((scheme) => `<p data-realm="${realm}" data-theme="default" data-scheme="${scheme}"></p>`),
  );
  await page.setContent(`<!doctype html><html lang="en"><style>${sheet}</style>${elements.join('')}</html>`);
  return page;
}

test('faint text and borders have the colour of the text for people who ask for more contrast, in each realm and scheme', async () => {
  const page = await pageOfParts();
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

test('what moves stands still for people who want less motion, also in a part of another realm', async () => {
  const page = await pageOfParts();
  const distances = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('p')].map((element) => {
        const style = getComputedStyle(element);
        return ['enter-distance', 'enter-duration', 'wait-duration'].map((part) => style.getPropertyValue(`--rk-motion-${part}`)).join(' ');
      }),
    );
  expect(new Set(await distances())).toEqual(new Set(['12px 250ms 1500ms']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await distances())).toEqual(new Set(['0px 0ms 1500ms']));
});
