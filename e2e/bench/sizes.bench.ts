import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import file from '@size-limit/file';
import { chromium, type Page } from 'playwright';
import sizeLimit from 'size-limit';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { answerOf } from '../../scripts/bench/runningScript.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { password } from '../realms.ts';
import { startSystem } from './system.ts';

/** The script that a visitor downloads up to the first usable screen. */
export const name = 'sizes';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The file of the build that a script's address was served from. */
function fileOf(address: string): string {
  const { pathname } = new URL(address);
  if (pathname.startsWith('/controlpanel/')) return `${root}admin/dist/${pathname.slice('/controlpanel/'.length)}`;
  return pathname.startsWith('/assets/') ? `${root}consumer/dist${pathname}` : `${root}design-system/dist${pathname}`;
}

/** The size in size-limit's answer, which its types leave open, in KB of 1000 bytes. */
function kilobytesOf(results: object): number {
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  if (typeof first !== 'object' || first === null || !('size' in first) || typeof first.size !== 'number')
    throw new Error('size-limit gave no size.');
  return Math.round(first.size / 100) / 10;
}

/** A script of the embedded reader and all that it imports before it runs. */
async function scriptsOf(entry: string, found = new Set<string>()): Promise<ReadonlySet<string>> {
  if (found.has(entry)) return found;
  found.add(entry);
  const imports = (await readFile(entry, 'utf8')).matchAll(/^\s*import\b[^;]*?"(\.\/[^"]+)"/gm);
  for (const [, address = ''] of imports) await scriptsOf(join(dirname(entry), address), found);
  return found;
}

const gzipped = async (files: ReadonlySet<string>): Promise<number> =>
  kilobytesOf(await sizeLimit([file], { checks: [{ files: [...files], gzip: true }] }));

/** Everything a signed-in visitor's browser runs until a screen can be used, in KB (1000 bytes) of gzip. */
async function scriptUntil(page: Page, address: string, usable: () => Promise<unknown>): Promise<number> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.add(fileOf(response.url()));
  });
  await page.goto(address);
  await usable();
  return gzipped(files);
}

export async function run(): Promise<Row[]> {
  const system = startSystem('scripts/serve.mjs', 'memory');
  const browser = await chromium.launch(launchOptions());
  try {
    await answerOf(`http://localhost:${system.sandboxPort}/__sandbox/health`);
    const origin = `http://realmkit.com.localhost:${system.gatewayPort}`;
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const first = await context.newPage();
    await first.goto(`${origin}/login`);
    await first.locator('input[name=username]').fill('superuser');
    await first.locator('input[name=password]').fill(password);
    await first.keyboard.press('Enter');
    await first.waitForURL(`${origin}/`);
    const measure = async (path: string, usable: (page: Page) => Promise<unknown>) => {
      const page = await context.newPage();
      return scriptUntil(page, `${origin}${path}`, () => usable(page));
    };
    return [
      budgetRow(
        'script up to the first usable screen of /',
        await measure('/', (page) => page.getByRole('link', { name: 'My services' }).waitFor()),
        'KB gzip',
        200,
      ),
      budgetRow(
        'script up to the users list of the panel',
        await measure('/controlpanel/beta/manage?tab=users', (page) => page.getByRole('rowheader').first().waitFor()),
        'KB gzip',
        460,
      ),
      budgetRow(
        'script of an embedded reader',
        await gzipped(await scriptsOf(`${root}reader/dist/embed/standalone/reader.js`)),
        'KB gzip',
        280,
      ),
    ];
  } finally {
    await browser.close();
    await system.stop();
  }
}
