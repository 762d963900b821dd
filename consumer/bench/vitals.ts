import type { BrowserContext, Page } from 'playwright';

/** The Web Vitals of a page; both times in milliseconds. */
export interface Vitals {
  /** The time until the largest text or picture is painted. */
  readonly lcp: number;
  /** The sum of the layout shifts. */
  readonly cls: number;
  /** The time from the slowest input to the next frame. */
  readonly inp: number;
}

declare global {
  interface Window {
    vitals: { lcp: number; cls: number; inp: number };
  }
}

/** Collects the vitals in the page; the sum of all shifts is an upper bound of CLS because it ignores session windows. */
function observeVitals(): void {
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

/** Returns the vitals after everything painted has been reported. */
const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(
    () =>
      new Promise<Vitals>((resolve) =>
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.vitals))), 500),
      ),
  );

/** Opens a URL on slow 4G (1.6 Mbit/s, 150 ms) with a processor 4 times slower and an empty cache, and then runs the interaction. */
export async function measureVitals(context: BrowserContext, url: string, interact: (page: Page) => Promise<void>): Promise<Vitals> {
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
  await page.addInitScript(observeVitals);
  // No other call before the largest text is painted: the script that Playwright runs in the page for it takes 40 ms of this processor.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { lcp } = await readVitals(page);
  await interact(page);
  const { cls, inp } = await readVitals(page);
  await page.close();
  return { lcp, cls, inp };
}
