import { type BrowserContext, chromium, type Page } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { answerOf, runScript } from '../../scripts/bench/runningScript.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { serveBarePage } from './barePage.ts';
import { type Vitals, vitalsOf } from './vitals.ts';

/** The home page of somebody who is signed in beside a bare page of React, MUI, router and i18next, on slow 4G and a slow processor. */
export const name = 'home';

const [sandboxPort, gatewayPort, barePort] = [3002, 8082, 8084];
const origin = `http://realmkit.com.localhost:${gatewayPort}`;
const rounds = 5;

const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const median = (runs: readonly Vitals[], of: keyof Vitals): number => middle(runs.map((run) => run[of]));

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[name=username]').fill('teacher');
  await page.locator('input[name=password]').fill('realmkit-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  await page.close();
}

/** Opens and closes the menu, and goes to the settings and back. */
async function useIt(page: Page): Promise<void> {
  const menu = page.locator('dialog[open], .MuiDrawer-root');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'My services' }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
}

export async function run(): Promise<Row[]> {
  const system = runScript(['scripts/serve.mjs'], {
    DATA: 'memory',
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_PORT: String(gatewayPort),
  });
  const bare = await serveBarePage(barePort).catch(async (fault) => {
    await system.stop();
    throw fault;
  });
  const browser = await chromium.launch(launchOptions());
  try {
    await answerOf(`http://localhost:${sandboxPort}/__sandbox/health`);
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
    await signIn(context);
    const ours: Vitals[] = [];
    const theirs: Vitals[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // In turns, so that a busy moment of the machine meets both.
      ours.push(await vitalsOf(context, `${origin}/`, useIt));
      theirs.push(await vitalsOf(context, bare.address, useIt));
    }
    const [lcp, peerLcp] = [median(ours, 'lcp'), median(theirs, 'lcp')];
    return [
      {
        name: `LCP of the home page (${(lcp / peerLcp).toFixed(2)}×)`,
        ours: Math.round(lcp),
        peer: Math.round(peerLcp),
        unit: 'ms',
        target: '≤ 1.15× the bare page and ≤ 2500 ms',
        holds: lcp <= 1.15 * peerLcp && lcp <= 2500,
      },
      {
        ...budgetRow('CLS of the home page', Math.round(median(ours, 'cls') * 1000) / 1000, 'of the view', 0.02),
        peer: median(theirs, 'cls'),
      },
      { ...budgetRow('INP: menu, settings and back', median(ours, 'inp'), 'ms', 200), peer: median(theirs, 'inp') },
    ];
  } finally {
    await browser.close();
    bare.close();
    await system.stop();
  }
}
