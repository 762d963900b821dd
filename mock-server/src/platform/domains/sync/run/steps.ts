import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { FieldChange, SubjectDeletion } from '../../directory/index.ts';
import type { JobCounts } from '../tables.ts';

type LogRow = Tables['syncLogs']['$inferSelect'];
type Role = Tables['associations']['$inferSelect']['role'];

/** The reason why a record of the register is skipped. */
export type SkipReason = NonNullable<LogRow['reason']>;

/** The action of a job, or of a dry run, on one record. */
export interface Step {
  readonly entity: LogRow['entity'];
  /** Undefined until the record is created. */
  readonly uid: string | undefined;
  readonly externalId: string | null;
  readonly name: string;
  readonly action: LogRow['action'];
  readonly changes: readonly FieldChange[];
  readonly reason?: SkipReason;
  /** Where a deleted user was, for the audit log. */
  readonly deletion?: SubjectDeletion;
}

/** Returns the step of a skipped record. */
export function skipStep(entity: LogRow['entity'], uid: string | undefined, externalId: string, name: string, reason: SkipReason): Step {
  return { entity, uid, externalId, name, action: 'skip', changes: [], reason };
}

/** Counts the records that steps change, by action. */
export function countsOf(steps: readonly Step[]): JobCounts {
  const counts = { create: 0, update: 0, delete: 0, skip: 0 };
  for (const { action, changes } of steps) if (action === 'skip' || changes.length > 0) counts[action] += 1;
  return counts;
}

/** Returns the log of a job: one entry for each changed field and for each skipped record. */
export function logRows(realm: Realm, jobId: number, steps: readonly Step[]): Tables['syncLogs']['$inferInsert'][] {
  const entries = steps.flatMap(({ changes, uid = null, reason = null, deletion: _deletion, ...step }) =>
    (reason === null ? changes : [{ field: null, before: null, after: null }]).map((change) => ({ ...step, ...change, uid, reason })),
  );
  return entries.map((entry, index) => ({ ...entry, realm, jobId, id: index + 1 }));
}

/** Returns the changes of a user's roles in school units, as in audit logs. */
export function roleChanges(before: ReadonlyMap<string, Role>, after: ReadonlyMap<string, Role>): FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((uid) => ({ field: `schoolAssociations.${uid}.role`, before: before.get(uid) ?? null, after: after.get(uid) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Returns the changes of a user's groups by uid, as in audit logs. */
export function groupChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FieldChange[] {
  return [
    ...[...before].filter(([key]) => !after.has(key)).map(([key, name]) => ({ field: `groups.${key}`, before: name, after: null })),
    ...[...after].filter(([key]) => !before.has(key)).map(([key, name]) => ({ field: `groups.${key}`, before: null, after: name })),
  ];
}
