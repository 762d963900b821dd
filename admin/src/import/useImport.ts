import { useClients, useShell, useUserContext } from '@realmkit/shell';
import { useEffect, useRef, useState } from 'react';
import type { PersonType } from './fields.ts';
import type { ImportRow } from './plan/ImportRow.ts';
import { loadPlanContext } from './plan/loadPlanContext.ts';
import { newGroups, type PlanContext, planRows } from './plan/planRows.ts';
import { createImportJob, type ImportJob, type JobRow, progressOf, retryFailedRows } from './run/ImportJob.ts';
import { indexedDbJobStore } from './run/jobStore.ts';
import { runImport } from './run/runImport.ts';
import { type FileErrorReason, WorkbookError } from './workbook/checkFile.ts';
import type { Columns } from './workbook/guessColumns.ts';
import { parseInWorker } from './workbook/parseInWorker.ts';
import type { SheetText } from './workbook/readRows.ts';

/** The organisation and the type of the imported people. */
export interface ImportTarget extends Pick<PlanContext, 'organizations' | 'organizationId'> {
  readonly type: PersonType;
}

/** The current step of an import, with its data. */
export type ImportStage =
  | { readonly name: 'loading' }
  | { readonly name: 'choose'; readonly error?: FileErrorReason }
  | { readonly name: 'reading' }
  | { readonly name: 'columns'; readonly text: SheetText; readonly error?: unknown }
  | { readonly name: 'comparing'; readonly share: number }
  | { readonly name: 'preview'; readonly rows: readonly ImportRow[] }
  | { readonly name: 'job'; readonly running: boolean; readonly stopped?: 'unreachable' | 'elsewhere' };

const lockName = 'realmkit-import';

/** Runs a task in only one tab of the origin; resolves to false if another tab holds the lock. */
async function runExclusive(task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task();
    return true;
  }
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/** Runs an import from the choice of a file to its report; it can be paused, and continues after a reload. */
export function useImport() {
  const clients = useClients();
  const { report } = useShell();
  const user = useUserContext();
  const owner = user.status === 'anonymous' ? undefined : user.uid;
  const [store] = useState(indexedDbJobStore);
  const [stage, setStage] = useState<ImportStage>({ name: 'loading' });
  const [job, setJob] = useState<ImportJob>();
  const work = useRef<AbortController>(undefined);
  const current = useRef<ImportJob>(undefined);

  useEffect(() => {
    if (owner === undefined) return;
    let gone = false;
    // If the browser cannot store it, an import lasts as long as its page.
    void store
      .load(owner, Date.now())
      .catch(() => undefined)
      .then((stored) => {
        if (gone) return;
        current.current = stored;
        setJob(stored);
        setStage(stored ? { name: 'job', running: false } : { name: 'choose' });
      });
    return () => {
      gone = true;
      work.current?.abort();
    };
  }, [owner, store]);

  const startWork = () => {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  const read = async (file: File) => {
    const signal = startWork();
    setStage({ name: 'reading' });
    try {
      const text = await parseInWorker(file, signal);
      setStage({ name: 'columns', text });
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'choose', error: error instanceof WorkbookError ? error.reason : 'unreadable' });
    }
  };

  const compare = async (text: SheetText, columns: Columns, target: ImportTarget) => {
    const signal = startWork();
    setStage({ name: 'comparing', share: 0 });
    try {
      const onProgress = (share: number) => setStage({ name: 'comparing', share });
      const context = await loadPlanContext(clients, { ...target, rows: text.rows, columns, signal, onProgress });
      setStage({ name: 'preview', rows: planRows(text.rows, columns, context) });
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'columns', text, error });
    }
  };

  const run = async (started: ImportJob) => {
    const signal = startWork();
    current.current = started;
    setJob(started);
    setStage({ name: 'job', running: true });
    const rows = new Map(started.rows.map((row) => [row.row.number, row]));
    let { groups } = started;
    let unsaved: JobRow[] = [];
    const flush = () => {
      current.current &&= { ...started, groups, rows: [...rows.values()] };
      setJob(current.current);
      const settled = unsaved;
      unsaved = [];
      return settled.length === 0 ? undefined : store.saveRows(settled).catch(() => undefined);
    };
    // Ten thousand rows arrive in a minute, so the page is updated and the rows are stored only a few times a second.
    const timer = setInterval(flush, 250);
    try {
      const acquired = await runExclusive(() =>
        runImport(started, {
          clients,
          signal,
          onRow: (row) => {
            rows.set(row.row.number, row);
            unsaved.push(row);
          },
          onGroups: (added) => {
            groups = added;
            void store.saveGroups(added).catch(() => undefined);
          },
        }),
      );
      setStage(acquired ? { name: 'job', running: false } : { name: 'job', running: false, stopped: 'elsewhere' });
    } catch (error) {
      report('An import stopped', error);
      setStage({ name: 'job', running: false, stopped: 'unreachable' });
    } finally {
      clearInterval(timer);
      await flush();
      const ended = current.current;
      if (ended && progressOf(ended).left === 0) void store.clear().catch(() => undefined);
    }
  };

  const start = async (type: PersonType, rows: readonly ImportRow[]) => {
    if (owner === undefined) return;
    const started = createImportJob(owner, type, rows, newGroups(rows), Date.now());
    await store.save(started).catch(() => undefined);
    await run(started);
  };

  const retryFailed = async () => {
    if (!current.current) return;
    const repeated = retryFailedRows(current.current);
    await store.save(repeated).catch(() => undefined);
    await run(repeated);
  };

  const discard = async () => {
    work.current?.abort();
    current.current = undefined;
    setJob(undefined);
    setStage({ name: 'choose' });
    await store.clear().catch(() => undefined);
  };

  return {
    stage,
    job,
    read,
    compare,
    start,
    retryFailed,
    discard,
    resume: () => current.current && run(current.current),
    pause: () => work.current?.abort(),
    setRows: (rows: readonly ImportRow[]) => setStage({ name: 'preview', rows }),
  };
}

/** The state of an import, and its actions. */
export type Import = ReturnType<typeof useImport>;
