import { createStore, type UseStore } from 'idb-keyval';
import { withTimeout } from '../timing/withTimeout.ts';

/** The timeout of one operation, in milliseconds: half of the 10 s after which a start without an answer goes on (shell §4). */
const operationTimeoutMs = 5000;

/**
 * Opens an IndexedDB database with one store. Unlike the browser's, it never throws synchronously and never hangs: an operation rejects with a
 * DOMException, named `TimeoutError` after 5 s without an answer, and at once while an earlier one is still without an answer.
 */
export function openDatabase(databaseName: string, storeName: string): UseStore {
  const database = createStore(databaseName, storeName);
  let hangs = false;
  const noAnswer = () => new DOMException(`The database ${databaseName} does not answer`, 'TimeoutError');
  return async (mode, callback) => {
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
}
