/** The storage of the unsent values. */
type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An outbox that sends only the latest value of each name, such as the last position in a book. */
export interface LatestValueOutbox {
  /** Stores the value and sends it; an unsent value stays stored. @throws the error of `send` */
  readonly put: (name: string, value: string) => Promise<void>;
  /** Returns the stored value that has not been sent yet, newer than that of the service. */
  readonly unsent: (name: string) => string | undefined;
  /** Sends the stored value. */
  readonly flush: (name: string) => Promise<void>;
}

/** Creates an outbox over a storage; `send` rejects unless the value has certainly arrived. */
export function createLatestValueOutbox(
  prefix: string,
  storage: OutboxStorage,
  send: (name: string, value: string) => Promise<void>,
): LatestValueOutbox {
  const keyOf = (name: string) => `${prefix}:${name}`;
  let sending: Promise<unknown> = Promise.resolve();

  const flush = (name: string): Promise<void> => {
    const turn = sending.then(async () => {
      const value = storage.getItem(keyOf(name));
      if (value === null) return;
      await send(name, value);
      // A value that was stored meanwhile is newer and is sent by its own call.
      if (storage.getItem(keyOf(name)) === value) storage.removeItem(keyOf(name));
    });
    // Not reported: the caller gets the error.
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
