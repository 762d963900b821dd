import { createStore } from '@realmkit/design-system/store/createStore.ts';
import type { Clients } from '@realmkit/shell';
import type { PanelDataProvider } from '../../dataProvider/usePanelDataProvider.ts';
import type { PersonType } from '../fields.ts';
import type { ImportRow } from '../plan/ImportRow.ts';
import { loadPlanContext } from '../plan/loadPlanContext.ts';
import { newGroups, type PlanContext, planRows } from '../plan/planRows.ts';
import { createImportJob, type ImportJob, progressOf, retryFailedRows } from '../run/ImportJob.ts';
import { indexedDbJobStore } from '../run/jobStore.ts';
import { runImport } from '../run/runImport.ts';
import { type FileErrorReason, WorkbookError } from '../workbook/checkFile.ts';
import type { Columns } from '../workbook/guessColumns.ts';
import { parseInWorker } from '../workbook/parseInWorker.ts';
import type { SheetText } from '../workbook/readRows.ts';
import { collectRun } from './collectRun.ts';

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
  | { readonly name: 'preview'; readonly rows: readonly ImportRow[]; readonly type: PersonType }
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

/** The state of an import. */
export interface ImportSnapshot {
  readonly stage: ImportStage;
  readonly job: ImportJob | undefined;
}

interface ImportSessionOptions {
  readonly clients: Pick<Clients, 'controlPanel'>;
  readonly provider: PanelDataProvider;
  /** The uid of the user. */
  readonly owner: string;
  /** Called when a run has ended, to fetch again what it may have changed. */
  readonly refresh: () => void;
  readonly report: (message: string, error: unknown) => void;
}

/**
 * Creates an import that runs from the choice of a file to its report, whichever page of the panel is open. It can be paused, and continues after
 * a reload.
 */
export function createImportSession({ clients, provider, owner, refresh, report }: ImportSessionOptions) {
  const store = indexedDbJobStore();
  const { getSnapshot, subscribe, set } = createStore<ImportSnapshot>({ stage: { name: 'loading' }, job: undefined });
  let work: AbortController | undefined;
  let disposed = false;

  // If the browser cannot store it, an import lasts as long as the panel.
  const notStored = (error: unknown) => report('An import is not stored in this browser', error);

  const update = (change: Partial<ImportSnapshot>) => {
    if (!disposed) set({ ...getSnapshot(), ...change });
  };

  const startWork = () => {
    work?.abort();
    work = new AbortController();
    return work.signal;
  };

  void store
    .load(owner, Date.now())
    .catch(notStored)
    .then((stored) => update({ job: stored ?? undefined, stage: stored ? { name: 'job', running: false } : { name: 'choose' } }));

  const read = async (file: File) => {
    const signal = startWork();
    update({ stage: { name: 'reading' } });
    try {
      const text = await parseInWorker(file, signal);
      update({ stage: { name: 'columns', text } });
    } catch (error) {
      if (!signal.aborted) update({ stage: { name: 'choose', error: error instanceof WorkbookError ? error.reason : 'unreadable' } });
    }
  };

  const compare = async (text: SheetText, columns: Columns, target: ImportTarget) => {
    const signal = startWork();
    update({ stage: { name: 'comparing', share: 0 } });
    try {
      const onProgress = (share: number) => update({ stage: { name: 'comparing', share } });
      const context = await loadPlanContext(provider, { ...target, rows: text.rows, columns, signal, onProgress });
      update({ stage: { name: 'preview', rows: planRows(text.rows, columns, context), type: target.type } });
    } catch (error) {
      if (!signal.aborted) update({ stage: { name: 'columns', text, error } });
    }
  };

  const run = async (started: ImportJob) => {
    const signal = startWork();
    update({ job: started, stage: { name: 'job', running: true } });
    // Once it is discarded, or another one has started, its last requests must change neither the screen nor what is stored.
    const isCurrent = () => work?.signal === signal && getSnapshot().job !== undefined;
    const { flush, ...collected } = collectRun(started, { store, isCurrent, show: (job) => update({ job }), notStored });
    // Ten thousand rows arrive in a minute, so the page is updated and the rows are stored only a few times a second.
    const timer = setInterval(flush, 250);
    let ended: ImportStage = { name: 'job', running: false };
    try {
      const acquired = await runExclusive(() => runImport(started, { clients, signal, ...collected }));
      if (!acquired) ended = { ...ended, stopped: 'elsewhere' };
    } catch (error) {
      report('An import stopped', error);
      ended = { ...ended, stopped: 'unreachable' };
    } finally {
      clearInterval(timer);
      refresh();
      await flush();
      if (isCurrent()) update({ stage: ended });
      const { job } = getSnapshot();
      if (isCurrent() && job && progressOf(job).left === 0) void store.clear().catch(notStored);
    }
  };

  const start = async (type: PersonType, rows: readonly ImportRow[]) => {
    const started = createImportJob(owner, type, rows, newGroups(rows), Date.now());
    await store.save(started).catch(notStored);
    await run(started);
  };

  const retryFailed = async () => {
    const { job } = getSnapshot();
    if (!job) return;
    const repeated = retryFailedRows(job);
    await store.save(repeated).catch(notStored);
    await run(repeated);
  };

  const discard = async () => {
    work?.abort();
    update({ job: undefined, stage: { name: 'choose' } });
    await store.clear().catch(notStored);
  };

  return {
    owner,
    getSnapshot,
    subscribe,
    read,
    compare,
    start,
    retryFailed,
    discard,
    resume: () => {
      const { job } = getSnapshot();
      return job && run(job);
    },
    pause: () => work?.abort(),
    setRows: (rows: readonly ImportRow[]) => {
      const { stage } = getSnapshot();
      if (stage.name === 'preview') update({ stage: { ...stage, rows } });
    },
    /** Pauses the import for good: the panel is left, or another user has logged in. */
    dispose: () => {
      disposed = true;
      work?.abort();
    },
  };
}

/** An import, its state and its actions. */
export type ImportSession = ReturnType<typeof createImportSession>;
