/** A start that took longer than this, in s, waited for the network and says nothing of the sound system. */
const maxLatency = 0.4;

/** The number of starts that count: their latency changes with the rate and with the load of the machine. */
const maxStarts = 5;

/** The number of starts from which the longest one may be left out. */
const enough = 3;

/** One and a half usual buffers of the sound system, in s: a few starts may all have been that much shorter than others. */
const buffers = 0.03;

/** The latency from `play()` to the first sound, learned from previous starts. All times are in s. */
export interface StartLatency {
  readonly record: (latency: number) => void;
  /** Returns the latency to expect; 0 before the first start. */
  readonly expected: () => number;
}

/**
 * Creates the memory of starts. Sound starts with a whole buffer, so that equal starts differ by up to the length of one. A long one is
 * expected, because a short overlap of two recordings is heard less than a silence; but not the longest, which may have been disturbed. The
 * very first start also opens the sound output, and counts only until there is another one.
 */
export function createStartLatency(): StartLatency {
  let first: number | undefined;
  let latencies: readonly number[] = [];
  return {
    record: (latency) => {
      if (latency >= maxLatency) return;
      if (first === undefined) first = latency;
      else latencies = [...latencies, latency].slice(-maxStarts);
    },
    expected: () => {
      const [longest = first, second] = [...latencies].sort((one, other) => other - one);
      if (longest === undefined) return 0;
      return latencies.length < enough || second === undefined ? longest + buffers : second;
    },
  };
}
