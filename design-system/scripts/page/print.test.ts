import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';
import { HeroBand } from '../../src/components/HeroBand/HeroBand.tsx';
import { TopBar } from '../../src/components/TopBar/TopBar.tsx';
import { RealmProvider } from '../../src/provider/RealmProvider.tsx';
import { type Realm, realms } from '../../src/realm/Realm.ts';
import { tokenSet } from '../../src/tokens/tokenSet.ts';
import { readResolver } from '../tokens/resolver.ts';
import { styleSheetOf } from '../tokens/styleSheet.ts';

const tokens = styleSheetOf(readResolver('design-system/tokens/realmkit.resolver.json'));

function markupOf(realm: Realm): string {
  const menu = { label: 'Menu', open: false, onOpen: () => undefined };
  return renderToStaticMarkup(
    createElement(RealmProvider, {
      realm,
      children: [
        createElement(TopBar, { key: 'bar', logo: { href: '/', label: 'home page' }, menu }),
        createElement(HeroBand, { key: 'hero', title: 'My services' }),
      ],
    }),
  );
}

/** The rules of the components, which are written with the first markup only. */
const rules = (markupOf('se').match(/<style[\s\S]*?<\/style>/g) ?? []).join('');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

test.each(realms)('a printed page of %s has the logo on white, without bar, buttons and motif', async (realm) => {
  const page = await browser.newPage();
  await page.setContent(
    `<html data-realm="${realm}" data-theme="default" data-scheme="light"><style>${tokens}</style>${rules}${markupOf(realm)}`,
  );
  await page.emulateMedia({ media: 'print' });
  const bar = page.getByRole('banner');
  await page.getByRole('link', { name: /home page/ }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  const found = await page.evaluate(() => {
    const style = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return getComputedStyle(element, pseudo);
    };
    return {
      grounds: [style('header').backgroundColor, style('h1').backgroundColor, style('div:has(> h1)').backgroundColor],
      motifs: [style('header', '::before').display, style('div:has(> h1)', '::before').display],
    };
  });
  expect(found).toEqual({ grounds: ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'], motifs: ['none', 'none'] });
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  const fills = await bar.locator('path').evaluateAll((paths) => paths.slice(0, 2).map((path) => getComputedStyle(path).fill));
  const light = tokenSet(realm, 'default', 'light');
  expect(fills).toEqual([rgb(light['color.logo.mark']), rgb(light['color.logo.accent'])]);
  expect(await bar.getByText(/Realmkit|Libellule/).evaluate((word) => getComputedStyle(word).color)).toBe(rgb(light['color.logo.word']));
  await page.close();
});
