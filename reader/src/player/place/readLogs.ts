/** The progress of a user at a moment (reader §3). */
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

/** The interval in which read logs are sent, in ms (reader §7, §9). */
const pushEvery = 3000;

/** The maximum of waiting read logs if the host rejects them; the oldest are dropped, because the newest tell the position. */
const maxWaiting = 500;

/** The options of the read logs. */
export interface ReadLogOptions {
  readonly bookId: string;
  readonly sessionId: string;
  readonly deviceId: string;
  readonly post: (logs: readonly ReadLog[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The read logs of a session. */
export interface ReadLogs {
  /** Records the progression of the user, from 0 to 1. */
  readonly record: (progression: number) => void;
  /** Sends the waiting read logs. Rejected ones keep waiting; none is sent twice after it was accepted. */
  readonly push: () => Promise<void>;
  /** Sends the waiting read logs, and stops. */
  readonly close: () => Promise<void>;
}

/** Collects the progression, at most once for each second, and sends it every 3000 ms (reader §7). */
export function createReadLogs({ bookId, sessionId, deviceId, post, onError, now = Date.now }: ReadLogOptions): ReadLogs {
  let waiting: ReadLog[] = [];
  let pushing: Promise<void> | undefined;

  const send = async () => {
    const sent = waiting;
    waiting = [];
    try {
      await post(sent);
    } catch (error) {
      waiting = [...sent, ...waiting].slice(-maxWaiting);
      onError(error);
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
    record: (progression) => {
      const percentage = Math.round(Math.min(1, Math.max(0, progression)) * 10_000) / 100;
      const timestamp = Math.floor(now() / 1000);
      // The service identifies logs by their second: the last one of a second counts.
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
