import { createStore, type UseStore } from 'idb-keyval';
import { withTimeout } from '../timing/withTimeout.ts';

/** The timeout of one operation, in milliseconds: half of the 10 s after which a start without an answer goes on (shell §4). */
const operationTimeoutMs = 5000;

/** A database with one store: each operation takes its requests at once, so that it needs no answer to end. */
export interface Database extends UseStore {
  /** Runs an operation that writes what depends on what it reads; once more if the page was left meanwhile and is shown again. */
  readonly update: <Result>(callback: (store: IDBObjectStore) => PromiseLike<Result>) => Promise<Result>;
}

/**
 * Opens an IndexedDB database with one store. Unlike the browser's, it never throws synchronously and never hangs: an operation rejects with a
 * DOMException, named `TimeoutError` after 5 s without an answer, and at once while an earlier one is still without an answer.
 *
 * WebKit keeps a page that is left in its back/forward cache with its transactions. Those that wait for the page's answer to an event then block
 * all other pages, so none is left waiting.
 */
export function openDatabase(databaseName: string, storeName: string): Database {
  const database = createStore(databaseName, storeName);
  let hangs = false;
  const noAnswer = () => new DOMException(`The database ${databaseName} does not answer`, 'TimeoutError');
  const run: UseStore = async (mode, callback) => {
    if (hangs) throw noAnswer();
    const operation = database(mode, callback);
    return withTimeout(operation, operationTimeoutMs, () => {
      hangs = true;
      const end = () => {
        hangs = false;
      };
      operation.then(end, end);
      return noAnswer();
    });
  };
  const commitAtOnce: UseStore = (mode, callback) =>
    run(mode, (store) => {
      const result = callback(store);
      store.transaction.commit();
      return result;
    });
  const update: Database['update'] = async (callback) => {
    // A worker has no page that could be left.
    const page: Window | undefined = globalThis.window;
    let shownAgain: Promise<unknown> | undefined;
    const ended = new AbortController();
    try {
      return await run('readwrite', (store) => {
        const leave = ({ persisted }: PageTransitionEvent) => {
          if (!persisted) return;
          shownAgain = new Promise((resolve) => page?.addEventListener('pageshow', resolve, { once: true }));
          store.transaction.abort();
        };
        page?.addEventListener('pagehide', leave, { signal: ended.signal });
        return callback(store);
      });
    } catch (error) {
      if (!shownAgain) throw error;
      await shownAgain;
      return update(callback);
    } finally {
      ended.abort();
    }
  };
  return Object.assign(commitAtOnce, { update });
}
