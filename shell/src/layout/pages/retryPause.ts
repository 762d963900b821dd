const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** How long to wait before the next try, in milliseconds: twice as long each time, up to half a minute. */
export const retryPauseMs = (failedTries: number): number => Math.min(firstPauseMs * 2 ** failedTries, longestPauseMs);
