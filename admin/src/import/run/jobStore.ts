import { workStore } from '@realmkit/shell';
import { promisifyRequest } from 'idb-keyval';
import type { ImportJob, JobRow } from './ImportJob.ts';

/** The lifetime of an interrupted import, in milliseconds. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** A store that keeps one import of a user across reloads. */
export interface JobStore {
  /** Loads the unfinished import of a user; removes those of other users and those that are too old. */
  readonly load: (owner: string, now: number) => Promise<ImportJob | undefined>;
  readonly save: (job: ImportJob) => Promise<void>;
  /** Saves the state of rows. The contents of a finished row are removed. */
  readonly saveRows: (rows: readonly JobRow[]) => Promise<void>;
  readonly saveGroups: (groups: ImportJob['groups']) => Promise<void>;
  readonly clear: () => Promise<void>;
}

type Head = Omit<ImportJob, 'rows'>;

/** Reduces a finished row to its state, without personal data. */
const withoutPersonalData = ({ row, ...rest }: JobRow): JobRow => ({
  ...rest,
  row: { number: row.number, action: row.action, values: {}, data: {}, changes: [], problems: [] },
});

/** Creates a job store in IndexedDB; the shell clears it on sign-out. */
export function indexedDbJobStore(): JobStore {
  const database = workStore();
  const put = (entries: readonly (readonly [IDBValidKey, unknown])[]) =>
    database('readwrite', (store) => {
      for (const [key, value] of entries) store.put(value, key);
      return promisifyRequest(store.transaction);
    });
  /** Writes only while an import is stored: a late write must not outlive a sign-out. */
  const updateStored = (write: (store: IDBObjectStore, head: Head) => void) =>
    database.update(async (store) => {
      const head: Head | undefined = await promisifyRequest(store.get('head'));
      if (head) write(store, head);
      await promisifyRequest(store.transaction);
    });
  const clear = () =>
    database('readwrite', (store) => {
      store.clear();
      return promisifyRequest(store.transaction);
    });
  return {
    load: async (owner, now) => {
      const [head, rows] = await database('readonly', async (store) => {
        const loadedHead: Promise<Head | undefined> = promisifyRequest(store.get('head'));
        const loadedRows: Promise<JobRow[]> = promisifyRequest(store.getAll(IDBKeyRange.lowerBound(0)));
        return Promise.all([loadedHead, loadedRows]);
      });
      if (head === undefined) return undefined;
      if (head.owner === owner && now - head.startedAt < maxAgeMs) {
        return { ...head, rows: rows.filter((row) => typeof row === 'object' && 'row' in row) };
      }
      await clear();
      return undefined;
    },
    save: async ({ rows, ...head }) => {
      await clear();
      await put([['head', head], ...rows.map((row) => [row.row.number, row] as const)]);
    },
    saveRows: (rows) =>
      updateStored((store) => {
        for (const row of rows) store.put(row.state === 'done' ? withoutPersonalData(row) : row, row.row.number);
      }),
    saveGroups: (groups) => updateStored((store, head) => store.put({ ...head, groups }, 'head')),
    clear,
  };
}
