import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../chromium.mjs';
import { copyProject, removeCopies } from './copyProject.ts';
import { freePorts } from './freePorts.ts';
import { endAll, type RunningCommand, runCommand } from './runCommand.ts';

/** A change in a source file. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const folder = copyProject('development');
const ports = await freePorts(['GATEWAY_PORT', 'SANDBOX_PORT', 'MOCK_PORT']);
let running: RunningCommand;
let browser: Browser;

beforeAll(async () => {
  running = runCommand('npm run dev', folder, { ...ports, DATA: 'memory' });
  browser = await chromium.launch(launchOptions());
  await running.untilPrinted(/Realmkit is running/);
});
afterAll(async () => {
  await browser?.close();
  await running?.interrupt();
  endAll();
  removeCopies('development');
});

/** Opens a page twice: Vite reloads a page that needs packages which it has not prepared, and the second visit needs none. */
async function open(path: string, userName?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  page.setDefaultTimeout(60_000);
  const url = `http://realmkit.co.uk.localhost:${ports.GATEWAY_PORT}${path}`;
  await page.goto(url);
  if (userName) {
    await page.getByRole('textbox').first().fill(userName);
    await page.locator('input[type=password]').fill('realmkit-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => at.pathname.startsWith(path));
  }
  await page.waitForLoadState('networkidle');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

function change({ file, from, to }: Change): void {
  const source = readFileSync(join(folder, file), 'utf8');
  expect(source, file).toContain(from);
  writeFileSync(join(folder, file), source.replace(from, to));
}

// Text and style are in two files: two writes of one file within a moment may reach Vite as one.
const apps = [
  {
    app: 'the consumer app',
    path: '/login',
    text: { file: 'consumer/src/login/LoginFrame.tsx', from: 'title={title}', to: 'title="A text of today"' },
    style: {
      file: 'design-system/src/layouts/LoginLayout/LoginLayout.tsx',
      from: "position: 'relative',",
      to: "position: 'relative', outline: '7px solid',",
    },
    styled: 'header',
  },
  {
    app: 'the panel',
    path: '/controlpanel/',
    userName: 'superuser',
    text: {
      file: 'admin/src/panel/navigation/PanelNavigation.tsx',
      from: 'label: t(($) => $.navigation.home)',
      to: "label: 'A text of today'",
    },
    style: {
      file: 'design-system/src/components/TopBar/TopBar.tsx',
      from: "position: 'sticky',",
      to: "position: 'sticky', outline: '7px solid',",
    },
    styled: 'header',
  },
  {
    app: 'the reader',
    path: '/reader/test-player',
    text: { file: 'reader/src/host/TestPlayerPage.tsx', from: 'label={t(($) => $.pick)}', to: 'label="A text of today"' },
    style: {
      file: 'design-system/src/components/FileDrop/FileDrop.tsx',
      from: "justifyItems: 'center',",
      to: "justifyItems: 'center', outline: '7px solid',",
    },
    styled: 'label:has(input[type=file])',
  },
];

test.each(apps)(
  '`npm run dev` shows $app, and a changed text and a changed style without a reload',
  async ({ path, userName, text, style, styled }) => {
    const page = await open(path, userName);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    change(text);
    await page.getByText('A text of today').first().waitFor();
    change(style);
    await page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((one) => getComputedStyle(one).outlineWidth === '7px'),
      styled,
    );
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.close();
  },
);
