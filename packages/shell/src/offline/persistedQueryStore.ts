import { del, get, set } from 'idb-keyval';
import { openDatabase } from '../storage/openDatabase.ts';
import { siteCaches } from '../storage/siteCaches.ts';

/** The last data of a query, with the time of its response in milliseconds since 1970. */
export interface PersistedQuery {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** The persisted queries of one user, by query hash. */
export interface PersistedQueriesRecord {
  /** The version of the stored data; records of other versions are ignored. */
  readonly version: number;
  readonly owner: string;
  readonly answers: Readonly<Record<string, PersistedQuery>>;
}

/** The store of this origin's persisted queries, for one user at a time. */
export interface PersistedQueryStore {
  read(): Promise<PersistedQueriesRecord | undefined>;
  write(record: PersistedQueriesRecord): Promise<void>;
  clear(): Promise<void>;
}

const name = 'answers';

/** Creates a store in IndexedDB; clearing it also deletes the service worker's cache of book covers. */
export function indexedDbPersistedQueryStore(): PersistedQueryStore {
  const database = openDatabase('realmkit-kept', 'kept');
  return {
    read: () => get<PersistedQueriesRecord>(name, database),
    write: (record) => set(name, record, database),
    async clear() {
      await Promise.all([del(name, database), siteCaches()?.delete(personalCache)]);
    },
  };
}

/** The service worker's cache of covers, which reveal what a user reads. */
const personalCache = 'realmkit-covers';
