/** An entry that waits to be sent. */
export interface Entry<Item> {
  /** The position in the queue: keys sort by creation time. */
  readonly key: string;
  /** The uid of the user whose token sends it. */
  readonly owner: string;
  readonly item: Item;
  /** The batch that it was sent with before, which is also its Idempotency-Key. */
  readonly batch?: string;
}

/** The store of waiting entries. */
export interface EntryStore<Item> {
  /** Returns all entries of an owner, oldest first. */
  all(owner: string): Promise<readonly Entry<Item>[]>;
  put(entries: readonly Entry<Item>[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Creates a unique key that sorts after all earlier ones of this device. */
export const entryKey = (now: number, serial: number): string =>
  `${now.toString(36).padStart(9, '0')}-${serial.toString(36).padStart(6, '0')}-${crypto.randomUUID()}`;
