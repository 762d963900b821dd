import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';
import { bundle } from '../page/bundle.ts';

const designSystem = join(import.meta.dirname, '../..');
/** The page lies beside the generated files: git and the linters ignore it there, and packages are resolved. */
const folder = join(designSystem, 'generated/motion');

const entry = `
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BookCard, Button, ConfirmDialog, Link, liftOnHover, MenuDrawer, NoticeSnackbar, RealmProvider } from '../../src/index.ts';
const Card = styled(Link)({ ...liftOnHover, display: 'block', height: 100, width: 300 });
function Page() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <div style={{ padding: 40 }}>
      <Card href="#card">Card</Card>
      <Button onClick={() => setOpen('menu')}>Open menu</Button>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('notice')}>Open notice</Button>
      <div style={{ width: 150 }}><BookCard title="A book" href="#book" /></div>
      <MenuDrawer open={open === 'menu'} onClose={close} title="Menu" closeLabel="Close menu" entries={[]} version="1" />
      <ConfirmDialog open={open === 'dialog'} title="Delete?" confirmLabel="Delete" cancelLabel="Cancel" onConfirm={close} onCancel={close} />
      <NoticeSnackbar open={open === 'notice'} message="Saved" closeLabel="Close" onClose={close} autoHideDuration={null} />
    </div>
  );
}
createRoot(document.getElementById('root')!).render(<RealmProvider realm="se"><Page /></RealmProvider>);
`;

let browser: Browser;
let script = '';

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.tsx'), entry);
  script = await bundle(join(folder, 'page.tsx'));
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await browser.newPage({ reducedMotion });
  const sheet = readFileSync(join(designSystem, 'dist/tokens.css'), 'utf8');
  const body = `<!doctype html><html lang="en" dir="ltr"><title>Motion</title><style>${sheet}</style><div id="root"></div></html>`;
  await page.route('http://realmkit.se/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://realmkit.se/');
  await page.addScriptTag({ content: script });
  await page.getByRole('link', { name: 'Card' }).waitFor();
  return page;
}

/** Finishes what moves, and returns the properties that did. */
const finishMotion = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const properties = running.map(({ transitionProperty }) => transitionProperty);
    for (const animation of running) animation.finish();
    await nextFrame();
    return [...new Set(properties)].sort();
  });

const topOf = async (page: Page, name: string): Promise<number> => (await page.getByRole('link', { name }).boundingBox())?.y ?? Number.NaN;

test('a card that is a link rises under the pointer, also at its lower edge, and is put down by a press', async () => {
  const page = await open('no-preference');
  const before = await page.getByRole('link', { name: 'Card' }).boundingBox();
  if (!before) throw new Error('The card has no box');
  await page.mouse.move(before.x + 20, before.y + before.height - 1);
  await finishMotion(page);
  expect(await topOf(page, 'Card')).toBe(before.y - 4);
  await page.mouse.move(before.x + 21, before.y + before.height - 1);
  await finishMotion(page);
  expect(await topOf(page, 'Card')).toBe(before.y - 4);
  await page.mouse.down();
  await finishMotion(page);
  expect(await topOf(page, 'Card')).toBe(before.y);
  await page.close();
});

test.each([
  ['menu', ['opacity', 'transform']],
  ['dialog', ['opacity', 'transform']],
  ['notice', ['opacity', 'translate']],
])('a %s fades and moves in', async (name, moving) => {
  const page = await open('no-preference');
  await page.getByRole('button', { name: `Open ${name}` }).evaluate((button: HTMLElement) => button.click());
  expect(await finishMotion(page)).toEqual(expect.arrayContaining(moving));
  await page.close();
});

test.each([
  ['menu', 'Close menu'],
  ['dialog', 'Cancel'],
])('while a %s leaves, a press reaches the page below it', async (name, close) => {
  const page = await open('no-preference');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await finishMotion(page);
  const found = await page.getByRole('button', { name: close }).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const leaving = [...document.querySelectorAll('dialog')].find((dialog) => getComputedStyle(dialog).display !== 'none');
    const { x = 0, y = 0, width = 0, height = 0 } = leaving?.getBoundingClientRect() ?? {};
    const places = [
      [x + width / 2, y + height / 2],
      [5, 5],
    ] as const;
    return {
      isLeaving: leaving !== undefined,
      over: places.some(([left, top]) => leaving?.contains(document.elementFromPoint(left, top))),
    };
  });
  expect(found).toEqual({ isLeaving: true, over: false });
  await page.close();
});

test.each(['no-preference', 'reduce'] as const)('a change of realm or scheme starts no motion (%s)', async (reducedMotion) => {
  const page = await open(reducedMotion);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { realm: 'fr', theme: 'sondo', scheme: 'dark' }));
  expect(await finishMotion(page)).toEqual([]);
  await page.close();
});

test('with reduced motion, cards stay where they are, and menu, dialog and notice are in their places at once', async () => {
  const page = await open('reduce');
  const before = await topOf(page, 'Card');
  await page.getByRole('link', { name: 'Card' }).hover();
  expect(await topOf(page, 'Card')).toBe(before);
  await page.getByRole('link', { name: 'A book' }).hover();
  const cover = page.locator('article > span');
  expect(await cover.evaluate((element) => getComputedStyle(element).translate)).toMatch(/^(none|0px( 0px)?|0px -0px|0px calc\(0px\))$/);
  for (const [name, role] of [
    ['menu', 'dialog'],
    ['dialog', 'alertdialog'],
    ['notice', 'status'],
  ] as const) {
    const places = await page.getByRole('button', { name: `Open ${name}` }).evaluate(async (button: HTMLElement, of) => {
      const place = () => {
        const element = of === 'status' ? document.querySelector('[role=status] > *') : document.querySelector('dialog[open]');
        const { x, y } = element?.getBoundingClientRect() ?? { x: Number.NaN, y: Number.NaN };
        return { x, y };
      };
      button.click();
      await Promise.resolve();
      const first = place();
      for (const animation of document.getAnimations()) animation.finish();
      return { first, last: place() };
    }, role);
    expect(places.first).toEqual(places.last);
    await page.keyboard.press('Escape');
  }
  await page.close();
});
