/** A page that nobody looks at is never painted: then work goes on after so many ms. */
const unseen = 200;

/** Settles once what was just put on the screen has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, unseen);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });
