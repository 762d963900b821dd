import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { bundle } from '../scripts/page/bundle.ts';

/** Measures switching scheme and realm, compared with MUI's stock theme, on a page of a hundred rows, and the size of tokens.css. */
export const name = 'design-system';

const sheet = () => readFileSync(fileURLToPath(new URL('../dist/tokens.css', import.meta.url)));

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const middle = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Returns a row that passes if ours is not slower than the peer. */
function noSlowerRow(what: string, ours: number, peer: number): Row {
  return {
    name: `${what} (${(ours / peer).toFixed(2)}×)`,
    ours: toTenth(ours),
    peer: toTenth(peer),
    unit: 'ms',
    target: '≤ 1.0× the peer',
    holds: toTenth(ours) <= toTenth(peer),
  };
}

const mounts = (page: Page, candidate: 'ours' | 'stock' | 'stockModes') => page.evaluate((name) => window.bench.mount(name), candidate);

/** Returns the median toggle time of each candidate, measured in turns, so that load on the machine affects all of them. */
async function toggles(page: Page): Promise<Record<'ours' | 'stock' | 'stockModes', number>> {
  const times = { ours: [] as number[], stock: [] as number[], stockModes: [] as number[] };
  for (let round = 0; round < 6; round += 1) {
    for (const candidate of ['ours', 'stock', 'stockModes'] as const) {
      await mounts(page, candidate);
      for (let count = 0; count < 10; count += 1) {
        const time = await page.evaluate((dark) => window.bench.toggle(dark ? 'dark' : 'light'), count % 2 === 0);
        // The first two toggles of a mount also write the styles of the other scheme.
        if (count > 1) times[candidate].push(time);
      }
    }
  }
  return { ours: middle(times.ours), stock: middle(times.stock), stockModes: middle(times.stockModes) };
}

async function inThePage(): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const html = `<!doctype html><html lang="sv" data-realm="se" data-theme="default" data-scheme="light"><style>${sheet()}</style><div id="root"></div></html>`;
    await page.route('http://realmkit.se/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('http://realmkit.se/');
    await page.addScriptTag({ content: await bundle(fileURLToPath(new URL('page.tsx', import.meta.url))) });
    const { ours, stock, stockModes } = await toggles(page);

    await mounts(page, 'ours');
    const swap = (index: number) => page.evaluate((to) => window.bench.swap(to), index);
    const first: number[] = [];
    for (let index = 0; index < 8; index += 1) first.push(await swap(index));
    const before = await page.evaluate(() => window.bench.rules());
    const later: number[] = [];
    for (let index = 0; index < 50; index += 1) later.push(await swap(index));
    const after = await page.evaluate(() => window.bench.rules());
    return [
      noSlowerRow('scheme toggle, 100 rows, beside MUI’s theme with a palette for each mode', ours, stockModes),
      noSlowerRow('scheme toggle, 100 rows, beside MUI’s theme with custom properties', ours, stock),
      budgetRow('realm swap, 100 rows, median of 50', toTenth(middle(later)), 'ms', 16),
      budgetRow('realm swap, 100 rows, the first time in a realm, median of 8', toTenth(middle(first)), 'ms', 16),
      budgetRow('style rules that 50 realm swaps leave behind', after - before, 'rules', 0),
    ];
  } finally {
    await browser.close();
  }
}

export async function run(): Promise<Row[]> {
  return [...(await inThePage()), budgetRow('tokens.css', Math.round(gzipSync(sheet(), { level: 9 }).length / 10) / 100, 'KB gzip', 3)];
}
