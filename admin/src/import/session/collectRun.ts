import type { ImportJob, JobRow } from '../run/ImportJob.ts';
import type { indexedDbJobStore } from '../run/jobStore.ts';

interface CollectRunOptions {
  readonly store: Pick<ReturnType<typeof indexedDbJobStore>, 'saveRows' | 'saveGroups'>;
  /** Returns whether the run may still change what is shown and stored. */
  readonly isCurrent: () => boolean;
  readonly show: (job: ImportJob) => void;
  readonly notStored: (error: unknown) => void;
}

/** Collects what a run has done; `flush` shows and stores it. */
export function collectRun(started: ImportJob, { store, isCurrent, show, notStored }: CollectRunOptions) {
  const rows = new Map(started.rows.map((row) => [row.row.number, row]));
  let { groups } = started;
  let unsaved: JobRow[] = [];
  return {
    onRow: (row: JobRow) => {
      rows.set(row.row.number, row);
      unsaved.push(row);
    },
    onGroups: (added: ImportJob['groups']) => {
      groups = added;
      if (isCurrent()) void store.saveGroups(added).catch(notStored);
    },
    flush: () => {
      if (!isCurrent()) return undefined;
      show({ ...started, groups, rows: [...rows.values()] });
      const settled = unsaved;
      unsaved = [];
      return settled.length === 0 ? undefined : store.saveRows(settled).catch(notStored);
    },
  };
}
