import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { interFont } from './fonts.ts';

const sentences = [
  'Read the book again from its first page',
  'Lukeminen ja oppiminen alkavat täältä',
  'Wähle ein Abonnement für deine Familie',
];

test('a text moves little when Inter takes the place of the local font that stands in for it', async (context) => {
  const { files, faces } = interFont();
  const latin = files.find(({ path }) => path.includes('inter-latin-wght'));
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.woff2')
      ? route.fulfill({ body: readFileSync(latin?.source ?? ''), headers: { 'access-control-allow-origin': '*' } })
      : route.fulfill({ contentType: 'text/html', body: `<style>${faces}</style>` }),
  );
  await page.goto('http://fonts.test/');
  const sizes = await page.evaluate(async (texts) => {
    await document.fonts.load('100px Inter');
    // Not reported: it is rejected where one of the local fonts is missing.
    await document.fonts.load("100px 'Inter Fallback'").catch(() => undefined);
    if (![...document.fonts].some(({ family, status }) => family.includes('Inter Fallback') && status === 'loaded')) return undefined;
    return texts.map((text) =>
      ["'Inter Fallback'", 'Inter'].map((family) => {
        const line = document.body.appendChild(document.createElement('span'));
        line.style.cssText = `position:absolute;white-space:nowrap;font:100px ${family},monospace`;
        line.textContent = text;
        return { width: line.offsetWidth, height: line.offsetHeight };
      }),
    );
  }, sentences);
  await browser.close();
  if (!sizes) return context.skip('this machine has none of the fonts that stand in for Inter');
  for (const [fallback, inter] of sizes) {
    expect(Math.abs((fallback?.width ?? 0) / (inter?.width ?? 1) - 1)).toBeLessThan(0.03);
    expect(Math.abs((fallback?.height ?? 0) - (inter?.height ?? 0))).toBeLessThanOrEqual(1);
  }
});
