/** How far somebody had read at a moment (reader §3). */
export interface ReadLog {
  readonly bookId: string;
  readonly sessionId: string;
  readonly deviceId: string;
  /** 0 to 100. */
  readonly percentage: number;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly source: 'web-bookshelf';
}

/** How often read logs are handed over, in ms (reader §7, §9). */
const pushEvery = 3000;

/** At most so many wait for a host that rejects them; beyond that the oldest go, since the newest say where one is. */
const mostWaiting = 500;

/** What the read logs of a session stand on. */
export interface ReadLogOptions {
  readonly bookId: string;
  readonly sessionId: string;
  readonly deviceId: string;
  readonly post: (logs: readonly ReadLog[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The read logs of a session. */
export interface ReadLogs {
  /** Notes how far the reader is, from 0 to 1. */
  readonly note: (part: number) => void;
  /** Hands over what waits. What is rejected waits on; nothing is handed over twice after it was taken. */
  readonly push: () => Promise<void>;
  /** Hands over what waits, and stops. */
  readonly close: () => Promise<void>;
}

/** Collects how far somebody has read, at most once for each second, and hands it over every 3000 ms (reader §7). */
export function createReadLogs({ bookId, sessionId, deviceId, post, onFailure, now = Date.now }: ReadLogOptions): ReadLogs {
  let waiting: ReadLog[] = [];
  let pushing: Promise<void> | undefined;

  const send = async () => {
    const sent = waiting;
    waiting = [];
    try {
      await post(sent);
    } catch (error) {
      waiting = [...sent, ...waiting].slice(-mostWaiting);
      onFailure(error);
    }
  };
  const push = (): Promise<void> => {
    if (pushing) return pushing;
    if (waiting.length === 0) return Promise.resolve();
    pushing = send().finally(() => {
      pushing = undefined;
    });
    return pushing;
  };
  const timer = setInterval(() => void push(), pushEvery);

  return {
    note: (part) => {
      const percentage = Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 100;
      const timestamp = Math.floor(now() / 1000);
      // The service tells logs apart by their second: the last word of a second counts.
      waiting = waiting.filter((log) => log.timestamp !== timestamp);
      waiting.push({ bookId, sessionId, deviceId, percentage, timestamp, source: 'web-bookshelf' });
    },
    push,
    close: async () => {
      clearInterval(timer);
      await pushing;
      await push();
    },
  };
}
