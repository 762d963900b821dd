import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { embedSize } from './embedSize.ts';
import { firstPages } from './firstPages.ts';
import { longChapters } from './longChapters.ts';
import { longReading } from './longReading.ts';
import { narrations, seams } from './narrations.ts';
import { locations, pageTurns } from './pageTurns.ts';
import { relayouts } from './relayouts.ts';
import { searches } from './searches.ts';
import { serveBench } from './serveBench.ts';
import type { Subject } from './subject.ts';

/** The name of the benchmark that compares the reader with a plain epubjs page and the foliate-js view, with the same books in the same run. */
export const name = 'reader';

/** The parts of the benchmark, each of which can be measured alone: `npm run bench -- reader:locations`. */
export const parts: Readonly<Record<string, (subject: Subject) => Promise<readonly Row[]>>> = {
  firstPages,
  pageTurns,
  relayouts,
  longChapters,
  locations,
  searches,
  narrations,
  seams,
  longReading,
  size: async () => [budgetRow('script of an embedded reader', await embedSize(), 'KB gzip', 280)],
};

/** Measures these parts, one after the other. */
export async function run(names: readonly string[] = Object.keys(parts)): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reader-bench-'));
  const server = await serveBench(folder);
  const { args, ...options } = launchOptions();
  // Media plays muted and without a user gesture.
  const browser = await chromium.launch({
    ...options,
    args: [...(args ?? []), '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
  });
  try {
    const rows: Row[] = [];
    for (const part of names) rows.push(...((await parts[part]?.({ browser, origin: server.origin })) ?? []));
    return rows;
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
