import type { AuditLogEntry, SyncJobLog } from '@realmkit/openapi';

/** A field that a sync changes, named as in audit logs. */
type FieldChange = AuditLogEntry['changes'][number];

/** A school unit, group or person with all changes that a sync would make to it. */
export interface DiffRecord {
  readonly key: string;
  readonly entity: SyncJobLog['entity'];
  readonly action: SyncJobLog['action'];
  readonly name: string;
  readonly fields: readonly FieldChange[];
  /** The reason why it is skipped. */
  readonly reason: SyncJobLog['reason'];
}

/** Groups the entries of a job's log by record, in the order of the log. */
export function diffOf(logs: readonly SyncJobLog[]): readonly DiffRecord[] {
  const records = new Map<string, DiffRecord>();
  for (const { entity, uid, externalId, name, action, field, before, after, reason } of logs) {
    const key = [entity, action, uid ?? '', externalId ?? '', uid === null && externalId === null ? name : ''].join(' ');
    const known = records.get(key) ?? { key, entity, action, name: name ?? '', fields: [], reason };
    const fields = field === null ? known.fields : [...known.fields, { field, before, after }];
    records.set(key, { ...known, fields });
  }
  return [...records.values()];
}

/** The shares of the people, in per cent, above which a sync is held. */
export interface Thresholds {
  readonly removed: number;
  readonly changed: number;
}

/** The default: a sync is held if it removes more than a tenth or changes more than three quarters. */
export const defaultThresholds: Thresholds = { removed: 10, changed: 75 };

/** The shares of an organisation's people that a sync would touch, in per cent, and whether it is held for that. */
export interface ThresholdCheck {
  readonly removed: number;
  readonly changed: number;
  readonly held: boolean;
}

/**
 * Checks a sync against the thresholds by the number of people that the organisation has; without people, nothing can be lost. Newly added people
 * do not count as changed.
 */
export function checkThresholds(records: readonly DiffRecord[], people: number, thresholds: Thresholds): ThresholdCheck {
  const of = (actions: readonly SyncJobLog['action'][]) =>
    records.filter(({ entity, action }) => entity === 'user' && actions.includes(action)).length;
  const share = (count: number) => (people === 0 ? 0 : (100 * count) / people);
  const removed = share(of(['delete']));
  const changed = share(of(['update', 'delete']));
  return { removed, changed, held: removed > thresholds.removed || changed > thresholds.changed };
}

/** Returns the records whose name or values contain the search string. */
export function filterRecords(records: readonly DiffRecord[], searchString: string): readonly DiffRecord[] {
  const query = searchString.trim().toLowerCase();
  if (query === '') return records;
  const has = (text: string | null) => text?.toLowerCase().includes(query) === true;
  return records.filter(({ name, fields }) => has(name) || fields.some(({ before, after }) => has(before) || has(after)));
}
