import type { AuditLogEntry, SyncJobLog } from '@realmkit/openapi';

/** A field that a sync changes, named as in audit logs. */
type FieldChange = AuditLogEntry['changes'][number];

/** A school unit, group or person that a sync would touch, with everything that it would change of it. */
export interface DiffRecord {
  readonly key: string;
  readonly entity: SyncJobLog['entity'];
  readonly action: SyncJobLog['action'];
  readonly name: string;
  readonly fields: readonly FieldChange[];
  /** Why it is passed over. */
  readonly reason: SyncJobLog['reason'];
}

/** Puts the entries of a job's log together by the record that they are about, in the order of the log. */
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

/** From which share of the people on a sync is held, in per cent. */
export interface Thresholds {
  readonly removed: number;
  readonly changed: number;
}

/** A sync is held that removes more than a tenth or changes more than three quarters. */
export const standardThresholds: Thresholds = { removed: 10, changed: 75 };

/** Which shares of an organisation's people a sync would touch, in per cent, and whether it is held for that. */
export interface Verdict {
  readonly removed: number;
  readonly changed: number;
  readonly held: boolean;
}

/**
 * Judges what a sync would do by the number of people that the organisation has; where it has none, nothing can be lost.
 * Newcomers change nobody who is there.
 */
export function judge(records: readonly DiffRecord[], people: number, thresholds: Thresholds): Verdict {
  const of = (actions: readonly SyncJobLog['action'][]) =>
    records.filter(({ entity, action }) => entity === 'user' && actions.includes(action)).length;
  const share = (count: number) => (people === 0 ? 0 : (100 * count) / people);
  const removed = share(of(['delete']));
  const changed = share(of(['update', 'delete']));
  return { removed, changed, held: removed > thresholds.removed || changed > thresholds.changed };
}

/** The records whose name or a value has a word that begins so. */
export function searched(records: readonly DiffRecord[], words: string): readonly DiffRecord[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return records;
  const has = (text: string | null) => text?.toLowerCase().includes(wanted) === true;
  return records.filter(({ name, fields }) => has(name) || fields.some(({ before, after }) => has(before) || has(after)));
}
