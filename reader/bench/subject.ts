import type { Browser, BrowserContext, Page } from 'playwright';
import type { Row } from '../../scripts/bench/row.ts';
import './page/Candidate.ts';

/** The measured server, and the browser that measures it. */
export interface Subject {
  readonly browser: Browser;
  readonly origin: string;
}

/** The readers that are compared. */
export type CandidateName = 'ours' | 'epubjs' | 'foliate';

/** The readers, and the browser without one. */
export type PageName = CandidateName | 'chromium';

/** A page of a candidate in a new browser context. */
export interface FreshPage {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** The size of a phone: a document of the novel fills several of its screens, so that pages also turn within it. */
export const telephone = { width: 390, height: 780 };

/** Opens a window with a candidate and no book; `settings` are the stored settings of our reader. */
export async function freshPage(
  { browser, origin }: Subject,
  name: PageName,
  settings: object = {},
  viewport = { width: 1200, height: 800 },
): Promise<FreshPage> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('bookplayer_config')) localStorage.setItem('bookplayer_config', stored);
  }, JSON.stringify(settings));
  await page.goto(`${origin}/?candidate=${name}`);
  await page.waitForFunction(() => 'readerBench' in window);
  return { page, context };
}

/** Returns the time at a share of all times, such as 0.95. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Creates a row that holds if ours takes at most `most` times the time of a peer. */
export function maxRatioRow(what: string, ours: number, peer: number, peerName: string, most: number): Row {
  return {
    name: `${what} (${(ours / peer).toFixed(2)}×)`,
    ours: toTenth(ours),
    peer: toTenth(peer),
    unit: 'ms',
    target: `≤ ${most}× ${peerName}`,
    holds: ours <= most * peer,
  };
}
