import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { embedSize } from './embedSize.ts';
import { firstPages } from './firstPages.ts';
import { longReading } from './longReading.ts';
import { narrations } from './narrations.ts';
import { locations, pageTurns } from './pageTurns.ts';
import { searches } from './searches.ts';
import { serveBench } from './serveBench.ts';

/** The name of the benchmark that compares the reader with a plain epubjs page and the foliate-js view, with the same books in the same run. */
export const name = 'reader';

export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reader-bench-'));
  const server = await serveBench(folder);
  const { args, ...options } = launchOptions();
  // Media plays muted and without a user gesture.
  const browser = await chromium.launch({
    ...options,
    args: [...(args ?? []), '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
  });
  try {
    const subject = { browser, origin: server.origin };
    return [
      ...(await firstPages(subject)),
      ...(await pageTurns(subject)),
      ...(await locations(subject)),
      ...(await searches(subject)),
      ...(await narrations(subject)),
      ...(await longReading(subject)),
      budgetRow('script of an embedded reader', await embedSize(), 'KB gzip', 280),
    ];
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
