/** The timeout for a hidden page, which is never painted, in ms. */
const hiddenPageTimeout = 200;

/** Settles once the current changes have been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, hiddenPageTimeout);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });
