/** Something that waits to be sent. */
export interface Entry<Item> {
  /** Its place in the queue: keys sort by the time of their making. */
  readonly key: string;
  /** Whose it is: only this user's token sends it. */
  readonly owner: string;
  readonly item: Item;
  /** The batch that it was sent with before, which is also the key of that intent. */
  readonly batch?: string;
}

/** Where entries wait. */
export interface EntryStore<Item> {
  /** Every entry of an owner, oldest first. */
  all(owner: string): Promise<readonly Entry<Item>[]>;
  put(entries: readonly Entry<Item>[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Makes a key that sorts behind all earlier ones of this device, and that no other tab makes. */
export const entryKey = (now: number, serial: number): string =>
  `${now.toString(36).padStart(9, '0')}-${serial.toString(36).padStart(6, '0')}-${crypto.randomUUID()}`;
