import type { Page } from 'playwright';

/** The smoothness of a page while it is used. */
export interface Smoothness {
  /** In milliseconds; 0 where none took 50 ms. */
  readonly longestTask: number;
  /** Frames of a 60th of a second that the page dropped. */
  readonly droppedFrames: number;
}

declare global {
  interface Window {
    smoothness: { longestTask: number; droppedFrames: number; stop: () => void };
  }
}

/** Measures the smoothness of a page while `act` runs. */
export async function smoothnessOf(page: Page, act: () => Promise<unknown>): Promise<Smoothness> {
  await page.evaluate(() => {
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.smoothness.longestTask = Math.max(window.smoothness.longestTask, duration);
    });
    tasks.observe({ type: 'longtask' });
    let last = performance.now();
    let next = 0;
    const frame = (now: number) => {
      window.smoothness.droppedFrames += Math.max(0, Math.round(((now - last) * 60) / 1000) - 1);
      last = now;
      next = requestAnimationFrame(frame);
    };
    const stop = () => {
      cancelAnimationFrame(next);
      tasks.disconnect();
    };
    window.smoothness = { longestTask: 0, droppedFrames: 0, stop };
    next = requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(() => {
    window.smoothness.stop();
    const { longestTask, droppedFrames } = window.smoothness;
    return { longestTask: Math.round(longestTask), droppedFrames };
  });
}
