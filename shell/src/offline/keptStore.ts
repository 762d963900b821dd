import { createStore, del, get, set } from 'idb-keyval';

/** The last answer to a query, with the moment it came, in milliseconds since 1970. */
export interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** The last answers about one person, by the hash of their query. */
export interface KeptRecord {
  /** Which form the answers have; those of another version are of no use. */
  readonly version: number;
  readonly owner: string;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
}

/** Where the last answers of this origin lie: those of one person at a time. */
export interface KeptStore {
  read(): Promise<KeptRecord | undefined>;
  write(record: KeptRecord): Promise<void>;
  clear(): Promise<void>;
}

const name = 'answers';

/** The last answers in IndexedDB; the covers of what was read lie in a cache of the service worker and go with them. */
export function browserKeptStore(): KeptStore {
  const database = createStore('realmkit-kept', 'kept');
  return {
    read: () => get<KeptRecord>(name, database),
    write: (record) => set(name, record, database),
    async clear() {
      await Promise.all([del(name, database), globalThis.caches?.delete(personalCache)]);
    },
  };
}

/** The service worker's cache of pictures that tell what somebody reads. */
const personalCache = 'realmkit-covers';
