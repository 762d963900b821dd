/** Waits for something, but no longer than some milliseconds; that it fails is for others to tell. */
export const atMost = (ms: number, awaited: Promise<unknown>): Promise<unknown> =>
  Promise.race([awaited.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
