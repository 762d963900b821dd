import type { PersonType } from '../fields.ts';
import type { GroupPlace, ImportRow } from '../plan/ImportRow.ts';
import type { CellErrorReason } from '../plan/values.ts';

/** A row of an import, and how far it is. Its key is remembered before anything is sent for it, so that it can be sent again at any time. */
export interface JobRow {
  readonly row: ImportRow;
  /** Names the intent of adding the person, so that it is carried out once, however often it is sent (admin §7). */
  readonly key: string;
  readonly state: 'waiting' | 'done' | 'failed';
  /** Who it is, once the person is written. */
  readonly personId?: number;
  /** Why it failed. */
  readonly reason?: CellErrorReason;
  /** What the service said of it. */
  readonly detail?: string;
}

/** A group that an import adds. */
export interface JobGroup {
  readonly place: GroupPlace;
  readonly key: string;
  /** Known once it is there. */
  readonly id?: number | undefined;
}

/** An import that somebody has started. */
export interface ImportJob {
  /** The uid of who started it. */
  readonly owner: string;
  readonly type: PersonType;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly groups: readonly JobGroup[];
  readonly rows: readonly JobRow[];
}

/** Makes a job of what is planned; rows that change nothing are left out. */
export const createImportJob = (
  owner: string,
  type: PersonType,
  rows: readonly ImportRow[],
  groups: readonly GroupPlace[],
  now: number,
): ImportJob => ({
  owner,
  type,
  startedAt: now,
  groups: groups.map((place) => ({ place, key: crypto.randomUUID() })),
  rows: rows.filter(({ action }) => action !== 'skip').map((row) => ({ row, key: crypto.randomUUID(), state: 'waiting' })),
});

/** How far an import is. */
export function progressOf({ rows }: ImportJob): Readonly<Record<'done' | 'failed' | 'left', number>> {
  const done = rows.filter(({ state }) => state === 'done').length;
  const failed = rows.filter(({ state }) => state === 'failed').length;
  return { done, failed, left: rows.length - done - failed };
}

/** The same import, with what failed to be tried again. */
export const retryFailedRows = (job: ImportJob): ImportJob => ({
  ...job,
  rows: job.rows.map(({ reason: _reason, detail: _detail, ...row }) => (row.state === 'failed' ? { ...row, state: 'waiting' } : row)),
});
