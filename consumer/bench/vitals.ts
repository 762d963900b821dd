import type { BrowserContext, Page } from 'playwright';

/** What a visitor feels of a page: both times in milliseconds. */
export interface Vitals {
  /** Until the largest text or picture is painted. */
  readonly lcp: number;
  /** How much of what is on show moved by itself. */
  readonly cls: number;
  /** From the slowest input to the next frame. */
  readonly inp: number;
}

declare global {
  interface Window {
    vitals: { lcp: number; cls: number; inp: number };
  }
}

/** Watches from within the page; the sum of all shifts is an upper bound of CLS, whose windows it leaves out. */
function watch(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  window.vitals = vitals;
  const each = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  each('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  each('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) vitals.cls += Number(entry.value);
  });
  each(
    'event',
    (entry) => {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** What was seen so far, once everything painted has been reported. */
const settled = (page: Page): Promise<Vitals> =>
  page.evaluate(
    () =>
      new Promise<Vitals>((resolve) =>
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.vitals))), 500),
      ),
  );

/** Opens an address on slow 4G (1.6 Mbit/s, 150 ms) and a processor 4 times slower, with nothing in the cache, and then uses the page. */
export async function vitalsOf(context: BrowserContext, address: string, use: (page: Page) => Promise<void>): Promise<Vitals> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const { lcp } = await settled(page);
  await use(page);
  const { cls, inp } = await settled(page);
  await page.close();
  return { lcp, cls, inp };
}
