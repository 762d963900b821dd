import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { serveBuiltPage } from '../../scripts/bench/builtPage.ts';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { fetchUntilOk, runScript } from '../../scripts/bench/runningScript.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { measureVitals, type Vitals } from './vitals.ts';

const [sandboxPort, gatewayPort, barePort] = [3002, 8082, 8084];
const origin = `http://realmkit.com.localhost:${gatewayPort}`;
const rounds = 5;

/** A page of this app and the bare page that it is compared with. */
interface Comparison {
  /** The page's name in the result rows. */
  readonly page: string;
  readonly path: string;
  /** The demo account that opens the page. */
  readonly account: 'teacher' | 'guardian';
  /** The folder of the bare page. */
  readonly bare: 'bare' | 'barePlans';
  /** The name and the action of the interaction that is measured on both pages. */
  readonly interaction: string;
  readonly interact: (page: Page) => Promise<void>;
}

const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const median = (runs: readonly Vitals[], of: keyof Vitals): number => middle(runs.map((run) => run[of]));

async function signIn(context: BrowserContext, account: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill('realmkit-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  await page.close();
}

/** Opens both pages alternately, so that load on the machine affects both. */
async function measureBoth({ path, account, interact }: Comparison, bare: string): Promise<{ ours: Vitals[]; theirs: Vitals[] }> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
    await signIn(context, account);
    const ours: Vitals[] = [];
    const theirs: Vitals[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measureVitals(context, origin + path, interact));
      theirs.push(await measureVitals(context, bare, interact));
    }
    return { ours, theirs };
  } finally {
    await browser.close();
  }
}

/** Measures LCP, CLS and INP of a page for a logged-in user and of a bare page, on slow 4G and a slow processor. */
export async function compareWithBarePage(comparison: Comparison): Promise<Row[]> {
  const bare = await serveBuiltPage(fileURLToPath(new URL(`${comparison.bare}/`, import.meta.url)), barePort);
  const system = runScript(['scripts/serve.mjs'], {
    DATA: 'memory',
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_PORT: String(gatewayPort),
  });
  try {
    await fetchUntilOk(`http://localhost:${sandboxPort}/__sandbox/health`);
    const { ours, theirs } = await measureBoth(comparison, bare.url);
    const [lcp, peerLcp] = [median(ours, 'lcp'), median(theirs, 'lcp')];
    return [
      {
        name: `LCP of ${comparison.page} (${(lcp / peerLcp).toFixed(2)}×)`,
        ours: Math.round(lcp),
        peer: Math.round(peerLcp),
        unit: 'ms',
        target: '≤ 1.15× the bare page and ≤ 2500 ms',
        holds: lcp <= 1.15 * peerLcp && lcp <= 2500,
      },
      {
        ...budgetRow(`CLS of ${comparison.page}`, Math.round(median(ours, 'cls') * 1000) / 1000, 'of the view', 0.02),
        peer: Math.round(median(theirs, 'cls') * 1000) / 1000,
      },
      { ...budgetRow(`INP: ${comparison.interaction}`, median(ours, 'inp'), 'ms', 100), peer: median(theirs, 'inp') },
    ];
  } finally {
    bare.close();
    await system.stop();
  }
}
