import type { Browser, BrowserContext, Page } from 'playwright';
import type { Row } from '../../scripts/bench/row.ts';
import './page/Candidate.ts';

/** What is measured, and in which browser. */
export interface Subject {
  readonly browser: Browser;
  readonly origin: string;
}

/** The readers that are set beside each other. */
export type CandidateName = 'ours' | 'epubjs' | 'foliate';

/** A page of a candidate that nobody was in before. */
export interface FreshPage {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A document of the novel fills several screens of a telephone, so that pages turn within it too, and its end is far away. */
export const telephone = { width: 390, height: 780 };

/** Opens a window with a candidate in it, with no book yet; `settings` are those that ours keeps in the browser. */
export async function freshPage(
  { browser, origin }: Subject,
  name: CandidateName,
  settings: object = {},
  viewport = { width: 1200, height: 800 },
): Promise<FreshPage> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('bookplayer_config')) localStorage.setItem('bookplayer_config', kept);
  }, JSON.stringify(settings));
  await page.goto(`${origin}/?candidate=${name}`);
  await page.waitForFunction(() => 'readerBench' in window);
  return { page, context };
}

/** The time at a share of all times, such as 0.95. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** A row that holds where ours takes at most so many times what a peer takes. */
export function atMostRow(what: string, ours: number, peer: number, peerName: string, most: number): Row {
  return {
    name: `${what} (${(ours / peer).toFixed(2)}×)`,
    ours: toTenth(ours),
    peer: toTenth(peer),
    unit: 'ms',
    target: `≤ ${most}× ${peerName}`,
    holds: ours <= most * peer,
  };
}
