import type { Page } from 'playwright';

/** What a moment of waiting is measured from and to. */
interface Wait {
  /** The name of the event that it begins with; of several the last. */
  readonly from: string;
  /** The selector of what names the rows. */
  readonly rows: string;
  /** What each of them holds in the end, in small letters. */
  readonly words: string;
}

declare global {
  interface Window {
    paintedAfter: Promise<number>;
  }
}

/** How long after an event the rows of its answer are painted, in milliseconds of the page's own clock. */
export async function paintedAfter(page: Page, wait: Wait, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(({ from, rows, words }) => {
    window.paintedAfter = new Promise((resolve) => {
      let begun: number | undefined;
      addEventListener(
        from,
        ({ timeStamp }) => {
          begun = timeStamp;
        },
        { capture: true },
      );
      const look = () => {
        const found = [...document.querySelectorAll(rows)];
        if (begun === undefined || found.length === 0 || !found.every(({ textContent }) => textContent.toLowerCase().includes(words)))
          return;
        const start = begun;
        observer.disconnect();
        // A message that is sent from within a frame arrives once the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, wait);
  await act();
  return page.evaluate(() => window.paintedAfter);
}
