const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Returns the exponential backoff before the next try, in milliseconds: it doubles each time, up to half a minute. */
export const backoffMs = (failedTries: number): number => Math.min(firstPauseMs * 2 ** failedTries, longestPauseMs);
