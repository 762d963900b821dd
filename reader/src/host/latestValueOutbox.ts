/** Where the latest words wait for the network. */
type BoxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Sends one thing of which only the latest state counts, such as the last position or all bookmarks of a book. */
export interface LatestBox {
  /** Keeps the value here, and sends it; what cannot be sent stays kept. @throws what the sending throws */
  readonly put: (name: string, value: string) => Promise<void>;
  /** What is kept and has not been sent, newer than what the service knows. */
  readonly unsent: (name: string) => string | undefined;
  /** Sends what is kept. */
  readonly flush: (name: string) => Promise<void>;
}

/** Creates a box over a storage; `send` rejects what has not arrived for certain. */
export function createLatestValueOutbox(
  prefix: string,
  storage: BoxStorage,
  send: (name: string, value: string) => Promise<void>,
): LatestBox {
  const keyOf = (name: string) => `${prefix}:${name}`;
  let sending: Promise<unknown> = Promise.resolve();

  const flush = (name: string): Promise<void> => {
    const turn = sending.then(async () => {
      const value = storage.getItem(keyOf(name));
      if (value === null) return;
      await send(name, value);
      // What was put in meanwhile is newer, and has a turn of its own.
      if (storage.getItem(keyOf(name)) === value) storage.removeItem(keyOf(name));
    });
    sending = turn.catch(() => undefined);
    return turn;
  };

  return {
    put: (name, value) => {
      storage.setItem(keyOf(name), value);
      return flush(name);
    },
    unsent: (name) => storage.getItem(keyOf(name)) ?? undefined,
    flush,
  };
}
