import type { ValidationReason } from '@realmkit/admin-kit';
import type { PersonType } from '../fields.ts';
import type { GroupPlace, ImportRow } from '../plan/ImportRow.ts';

/** A row of an import and its state. Its key is stored before anything is sent for it, so that it can be sent again at any time. */
export interface JobRow {
  readonly row: ImportRow;
  /** The idempotency key of adding the person (admin §7). */
  readonly key: string;
  readonly state: 'waiting' | 'done' | 'failed';
  /** The id of the person, once they are written. */
  readonly personId?: number;
  /** The reason of the failure. */
  readonly reason?: ValidationReason;
  /** The service's message about the failure. */
  readonly detail?: string;
}

/** A group that an import adds. */
export interface JobGroup {
  readonly place: GroupPlace;
  readonly key: string;
  /** The id, once the group exists. */
  readonly id?: number | undefined;
}

/** An import that has been started. */
export interface ImportJob {
  /** The uid of the user who started it. */
  readonly owner: string;
  readonly type: PersonType;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly groups: readonly JobGroup[];
  readonly rows: readonly JobRow[];
}

/** Creates a job from a plan; rows that change nothing are left out. */
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

/** Counts the rows of an import by state. */
export function progressOf({ rows }: ImportJob): Readonly<Record<'done' | 'failed' | 'left', number>> {
  const done = rows.filter(({ state }) => state === 'done').length;
  const failed = rows.filter(({ state }) => state === 'failed').length;
  return { done, failed, left: rows.length - done - failed };
}

/** Returns the import with its failed rows waiting again. */
export const retryFailedRows = (job: ImportJob): ImportJob => ({
  ...job,
  rows: job.rows.map(({ reason: _reason, detail: _detail, ...row }) => (row.state === 'failed' ? { ...row, state: 'waiting' } : row)),
});
