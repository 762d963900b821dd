import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../../../../scripts/chromium.mjs';
import { realms } from '../../../database/realms.ts';
import { signInMethods } from './loginMethods.ts';
import { signInPage } from './page.ts';
import { identityStyles } from './styles.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

const state = { forgotHref: '/', error: undefined, userName: '', secondFactor: false, method: 'pwd' } as const;

test.each(realms)('every word on the tiles of %s fits into its line, from phones to wide screens', async (realm) => {
  const page = await browser.newPage();
  await page.setContent(`<style>${identityStyles}</style>${signInPage(realm, '/', state)}`);
  await page.addStyleTag({ content: 'fieldset label { overflow-wrap: normal }' });
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.locator('fieldset label').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const words = document.createRange();
        words.selectNodeContents(tile);
        const end = tile.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(tile).paddingRight);
        return words.getBoundingClientRect().right > end + 1 ? [tile.textContent?.trim()] : [];
      }),
    );
    expect(tooWide, `at ${width} pixels`).toEqual([]);
  }
  await page.close();
});

test.each(realms)('the focus ring of a login method of %s is around its tile and covers no text', async (realm) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(`<style>${identityStyles}</style>${signInPage(realm, '/', state)}`);
  await page.locator('#username').focus();
  await page.keyboard.press('Shift+Tab');
  for (const method of signInMethods(realm)) {
    const ring = await page.evaluate(() => {
      const tile = document.activeElement?.closest('label');
      if (!tile) throw new Error('No method has the focus');
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(tile);
      const { left, top, right, bottom } = tile.getBoundingClientRect();
      const grownBy = (px: number) => ({ left: left - px, top: top - px, right: right + px, bottom: bottom + px });
      const inner = grownBy(Number.parseFloat(outlineOffset));
      const outer = grownBy(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
      const covered: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of text.textContent?.trim() ? range.getClientRects() : []) {
          const isOutside = box.right <= outer.left || box.left >= outer.right || box.bottom <= outer.top || box.top >= outer.bottom;
          const isInside = box.left >= inner.left && box.right <= inner.right && box.top >= inner.top && box.bottom <= inner.bottom;
          if (!isOutside && !isInside) covered.push(text.textContent?.trim() ?? '');
        }
      }
      const input = document.activeElement;
      return {
        method: input instanceof HTMLInputElement ? input.value : '',
        outlineStyle,
        isSeen: outer.left >= 0 && outer.right <= innerWidth,
        covered,
      };
    });
    expect(ring).toEqual({ method, outlineStyle: 'solid', isSeen: true, covered: [] });
    await page.keyboard.press('ArrowDown');
  }
  await page.close();
});
