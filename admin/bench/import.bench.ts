import { chromium } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { workbookOfRows } from '../src/import/testing/workbook.ts';
import { heapPeakOf } from './heapPeak.ts';
import { paintedAfter } from './paintedAfter.ts';
import { addresses, onNewPage, signIn, startPlatform } from './platform.ts';

/** The import of a workbook of ten thousand pupils, in classes of 25, against the sandbox. */
export const name = 'admin-import';

const pupils = 10_000;
const perClass = 25;

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
    await signIn(context, 'superuser');
    const file = { name: 'pupils.xlsx', mimeType: 'application/octet-stream', buffer: workbook() };
    return await onNewPage(context, `${addresses.origin}/controlpanel/import`, async (page) => {
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
        const begun = performance.now();
        await start.click();
        await page.getByText(new RegExp(`${count(pupils).source} rader har importerats`)).waitFor({ timeout: 600_000 });
        rate = (pupils * 1000) / (performance.now() - begun);
      });
      return [
        budgetRow(`from the choice of a workbook of ${pupils} rows to its columns`, Math.round(parse), 'ms', 1500),
        budgetRow('memory of the page and its worker at the most', Math.round(peak / 1e6), 'MB', 150),
        {
          name: 'rows imported, each a person and the class, into a sandbox on PGlite',
          ours: Math.round(rate),
          peer: null,
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
