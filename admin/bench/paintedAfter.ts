import type { Page } from 'playwright';

/** The start and the end of a measured wait. */
interface Wait {
  /** The name of the event that starts the wait; the last one counts. */
  readonly from: string;
  /** The selector of the elements that name the rows. */
  readonly rows: string;
  /** The text that each of them contains in the end, in lower case. */
  readonly words: string;
}

declare global {
  interface Window {
    paintedAfter: Promise<number>;
  }
}

/** Returns the time from an event to the painted rows of its response, in milliseconds of the page's own clock. */
export async function paintedAfter(page: Page, wait: Wait, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(({ from, rows, words }) => {
    window.paintedAfter = new Promise((resolve) => {
      let eventTime: number | undefined;
      addEventListener(
        from,
        ({ timeStamp }) => {
          eventTime = timeStamp;
        },
        { capture: true },
      );
      const checkRows = () => {
        const found = [...document.querySelectorAll(rows)];
        if (eventTime === undefined || found.length === 0 || !found.every(({ textContent }) => textContent.toLowerCase().includes(words)))
          return;
        const start = eventTime;
        observer.disconnect();
        // A message that is sent from within a frame arrives once the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(checkRows);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, wait);
  await act();
  return page.evaluate(() => window.paintedAfter);
}
