import { type BrowserContext, chromium } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { workbookOfRows } from '../src/import/testing/workbook.ts';
import { heapPeakOf } from './heapPeak.ts';
import { paintedAfter } from './paintedAfter.ts';
import { onNewPage, signIn, startPlatform, urls } from './platform.ts';

/** The name of the benchmark: an import of ten thousand pupils, in classes of 25, against the sandbox. */
export const name = 'admin-import';

const pupils = 10_000;
const perClass = 25;

/**
 * Returns the rows per second of the same requests to the same sandbox from an empty page, with the same concurrency and nothing else. No import
 * can be faster, so the rate shows how much of the time the browser and the service take themselves.
 */
async function bareCalls(context: BrowserContext, token: string): Promise<number> {
  const rows = pupils / 5;
  const spent = await onNewPage(context, `${urls.origin}/realm.js`, (page) =>
    page.evaluate(
      async ({ service, authorization, count }) => {
        const headers = { authorization, 'content-type': 'application/json' };
        const send = (path: string, method: string, data: unknown, key: string) =>
          fetch(service + path, { method, headers: { ...headers, 'Idempotency-Key': key }, body: JSON.stringify({ data }) });
        const added = async (path: string, data: unknown) => {
          const response = await send(path, 'POST', data, crypto.randomUUID());
          await response.text();
          return Number(response.headers.get('Location')?.split('/').at(-1));
        };
        const group = await added('/v1/groups', { name: 'Klass X', organization_id: 4 });
        let next = 0;
        const work = async () => {
          while (next < count) {
            const number = next;
            next += 1;
            const names = { username: `bare.${number}`, name: `Astrid Lindqvist ${number}`, email: `bare.${number}@skola.example` };
            const id = await added('/v2/students', { ...names, organizations: [{ id: 4 }] });
            const response = await fetch(`${service}/v1/users/${id}/groups`, {
              method: 'PUT',
              headers,
              body: JSON.stringify({ data: [group] }),
            });
            if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
          }
        };
        const startedAt = performance.now();
        await Promise.all(Array.from({ length: 8 }, work));
        return performance.now() - startedAt;
      },
      { service: urls.controlPanel, authorization: `Bearer ${token}`, count: rows },
    ),
  );
  return (rows * 1000) / spent;
}

const workbook = () =>
  Buffer.from(
    workbookOfRows([
      ['Användarnamn', 'Namn', 'E-post', 'Grupper'],
      ...Array.from({ length: pupils }, (_, index) => [
        `import.${index}`,
        `Astrid Lindqvist ${index}`,
        `import.${index}@skola.example`,
        `Klass ${Math.floor(index / perClass)}`,
      ]),
    ]),
  );

const count = (number: number) => new RegExp([...String(number)].join('\\s?'));

export async function run(): Promise<Row[]> {
  const platform = await startPlatform('scripts/serve.mjs', { DATA: 'memory' });
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const token = await signIn(context, 'superuser');
    const file = { name: 'pupils.xlsx', mimeType: 'application/octet-stream', buffer: workbook() };
    const bare = await bareCalls(context, token);
    return await onNewPage(context, `${urls.origin}/controlpanel/import`, async (page) => {
      const choice = page.locator('input[type=file]');
      await choice.waitFor({ state: 'attached' });
      let parse = Number.NaN;
      let rate = Number.NaN;
      const peak = await heapPeakOf(page, async () => {
        const fromChoice = { from: 'change', rows: 'main ul label', words: '' };
        parse = await paintedAfter(page, fromChoice, () => choice.setInputFiles(file));
        await page.getByRole('button', { name: 'Kontrollera' }).click();
        const start = page.getByRole('button', { name: new RegExp(`Importera ${count(pupils).source} rader`) });
        await start.waitFor({ timeout: 120_000 });
        const startedAt = performance.now();
        await start.click();
        await page.getByText(new RegExp(`${count(pupils).source} rader har importerats`)).waitFor({ timeout: 600_000 });
        rate = (pupils * 1000) / (performance.now() - startedAt);
      });
      return [
        budgetRow(`from the choice of a workbook of ${pupils} rows to its columns`, Math.round(parse), 'ms', 1500),
        budgetRow('memory of the page and its worker at the most', Math.round(peak / 1e6), 'MB', 150),
        {
          name: 'rows imported, each a person and the class, into a sandbox on PGlite, beside the same calls from an empty page',
          ours: Math.round(rate),
          peer: Math.round(bare),
          unit: 'rows/s',
          target: '≥ 100 rows/s',
          holds: rate >= 100,
        },
      ];
    });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
