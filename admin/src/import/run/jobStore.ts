import { workStore } from '@realmkit/shell';
import { promisifyRequest } from 'idb-keyval';
import type { ImportJob, JobRow } from './ImportJob.ts';

/** How long an import that was broken off is kept, in milliseconds. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** Keeps one import of a person over reloads. */
export interface JobStore {
  /** The import of a person that is not over; those of others, and whatever is too old, are removed. */
  readonly load: (owner: string, now: number) => Promise<ImportJob | undefined>;
  readonly save: (job: ImportJob) => Promise<void>;
  /** Keeps how far rows are. What a finished row held is forgotten. */
  readonly saveRows: (rows: readonly JobRow[]) => Promise<void>;
  readonly saveGroups: (groups: ImportJob['groups']) => Promise<void>;
  readonly clear: () => Promise<void>;
}

type Head = Omit<ImportJob, 'rows'>;

/** What is left of a row once it is done: that it is, and nobody's name. */
const withoutPersonalData = ({ row, ...rest }: JobRow): JobRow => ({
  ...rest,
  row: { number: row.number, action: row.action, values: {}, data: {}, changes: [], problems: [] },
});

/** Keeps imports in IndexedDB; the shell drops them when somebody signs out. */
export function indexedDbJobStore(): JobStore {
  const database = workStore();
  const put = (entries: readonly (readonly [IDBValidKey, unknown])[]) =>
    database('readwrite', (store) => {
      for (const [key, value] of entries) store.put(value, key);
      return promisifyRequest(store.transaction);
    });
  /** Writes to an import that is still kept: what ends late must not outlive a sign-out. */
  const updateStored = (write: (store: IDBObjectStore, head: Head) => void) =>
    database('readwrite', async (store) => {
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
