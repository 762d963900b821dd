import { hostileBooks } from '@realmkit/sample-books';
import { type Browser, chromium as browsers, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../../../scripts/chromium.mjs';
import type { FileServer } from '../corpus/serveFiles.ts';
import type { HostilePageWindow } from './page.ts';
import { serveHostilePage } from './serveHostilePage.ts';

let server: FileServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await serveHostilePage();
  browser = await browsers.launch(chromium());
  page = await browser.newPage();
  await page.route(/foreign\.invalid/, (route) => route.abort());
  await page.goto(server.origin);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** The pages of all hostile books that a frame could show. */
const pages = hostileBooks.flatMap(({ id, files }) =>
  [...files()].flatMap(([path, { mediaType, bytes }]) =>
    /xhtml|svg/.test(mediaType) ? [{ name: `${id}/${path}`, mediaType, text: new TextDecoder().decode(bytes) }] : [],
  ),
);

const tryPage = ({ text, mediaType }: (typeof pages)[number], guarded: boolean, depth = 0) =>
  page.evaluate(([markup, type, isGuarded, level]) => (window as unknown as HostilePageWindow).tryPage(markup, type, isGuarded, level), [
    text,
    mediaType,
    guarded,
    depth,
  ] as const);

test.each([0, 1, 2])(
  'the policy of a page alone stops every script of the hostile books, %d documents deep, before the sanitiser has removed any',
  async (depth) => {
    for (const hostile of pages) {
      const { ran, stoppedLinks } = await tryPage(hostile, true, depth);
      expect(ran, hostile.name).toEqual([]);
      expect(stoppedLinks, hostile.name).not.toContain(false);
    }
  },
);

test.each([0, 2])('the scripts of the hostile books run, %d documents deep, where the policy does not say that none may', async (depth) => {
  const ran = [];
  for (const hostile of pages) ran.push(...(await tryPage(hostile, false, depth)).ran);
  const inPages = [
    'head',
    'inline',
    'img-onerror',
    'p-onclick',
    'style-onload',
    'toggle',
    'srcdoc',
    'link',
    'spaced-link',
    'nav-javascript',
  ];
  const inDrawings = ['svg-script', 'svg-onload', 'svg-link', 'svg-srcdoc', 'foreign-object', 'math-click'];
  const inDisguise = ['before-head', 'second-head', 'foreign-head', 'no-namespace', 'other-root', 'entity', 'prefixed', 'svg-style'];
  expect(ran).toEqual(expect.arrayContaining([...inPages, ...inDrawings, ...inDisguise]));
});
