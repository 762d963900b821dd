import { promisifyRequest } from 'idb-keyval';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import type { Entry, EntryStore } from './Entry.ts';

/** Creates a store in IndexedDB, which survives reloads and times without a network. */
export function indexedDbEntryStore<Item>(name: string): EntryStore<Item> {
  const database = openDatabase(`realmkit-outbox-${name}`, 'entries');
  return {
    all: (owner) =>
      database('readonly', async (store) => {
        const entries: Entry<Item>[] = await promisifyRequest(store.getAll());
        return entries.filter((entry) => entry.owner === owner);
      }),
    put: (entries) =>
      database('readwrite', (store) => {
        for (const entry of entries) store.put(entry, entry.key);
        return promisifyRequest(store.transaction);
      }),
    remove: (keys) =>
      database('readwrite', (store) => {
        for (const key of keys) store.delete(key);
        return promisifyRequest(store.transaction);
      }),
  };
}

/** Creates a store for the life of the page. */
export function memoryEntryStore<Item>(): EntryStore<Item> {
  const entries = new Map<string, Entry<Item>>();
  return {
    all: async (owner) => [...entries.values()].filter((entry) => entry.owner === owner).sort((a, b) => (a.key < b.key ? -1 : 1)),
    put: async (more) => {
      for (const entry of more) entries.set(entry.key, entry);
    },
    remove: async (keys) => {
      for (const key of keys) entries.delete(key);
    },
  };
}

/** Returns a store that never rejects: entries that the browser does not store are reported and kept in memory. */
export function entryStoreWithMemoryFallback<Item>(store: EntryStore<Item>, report: ErrorReporter): EntryStore<Item> {
  const memory = memoryEntryStore<Item>();
  const reported =
    <Result>(fallback: () => Result) =>
    (error: unknown) => {
      report('An outbox is not stored in this browser', error);
      return fallback();
    };
  return {
    async all(owner) {
      const stored = await store.all(owner).catch(reported((): Entry<Item>[] => []));
      const inMemory = await memory.all(owner);
      return [...stored.filter(({ key }) => !inMemory.some((entry) => entry.key === key)), ...inMemory].sort((a, b) =>
        a.key < b.key ? -1 : 1,
      );
    },
    put: (entries) => store.put(entries).catch(reported(() => memory.put(entries))),
    async remove(keys) {
      await memory.remove(keys);
      await store.remove(keys).catch(reported(() => undefined));
    },
  };
}
