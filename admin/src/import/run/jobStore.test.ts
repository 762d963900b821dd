import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportRow } from '../plan/ImportRow.ts';
import { createImportJob } from './ImportJob.ts';
import { indexedDbJobStore, type JobStore } from './jobStore.ts';

afterEach(() => vi.restoreAllMocks());

const row = { number: 1, action: 'create', values: {}, data: {}, changes: [], problems: [] } satisfies ImportRow;
const job = createImportJob('se-user-1', 'students', [row], [], 0);

test.each<[string, (store: JobStore) => Promise<void>]>([
  ['a row of an import', (store) => store.saveRows(job.rows)],
  ['the groups of an import', (store) => store.saveGroups([])],
])('%s counts as stored only once the device has stored it', async (_what, write) => {
  const store = indexedDbJobStore();
  await store.save(job);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const request = this.get(0);
    this.transaction.abort();
    request.onerror = (event) => event.preventDefault();
    return request;
  });
  await expect(write(store)).rejects.toThrow();
  full.mockRestore();
  await expect(write(store)).resolves.toBeUndefined();
});
