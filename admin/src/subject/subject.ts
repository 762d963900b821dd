import type { PanelRecord, PanelRow } from '../dataProvider/usePanelDataProvider.ts';

/** The kinds of subjects: a person, a group or a school unit. */
export const subjectKinds = ['schoolUnit', 'group', 'user'] as const;

/** The kind of a subject. */
export type SubjectKind = (typeof subjectKinds)[number];

/** The resource of a kind of subjects. */
export const resourceOf = (kind: SubjectKind) => `${kind}s` as const;

/** The record of a subject that is not deleted. */
export type SubjectRecord = PanelRecord<ReturnType<typeof resourceOf>>;

/** A person, a group or a school unit that can be selected. */
export interface Subject {
  readonly uid: string;
  readonly name: string;
  /** A detail that distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
  /** When it was deleted, as an ISO 8601 time. */
  readonly deletedAt?: string;
}

function detailOf(record: SubjectRecord): string | undefined {
  if ('userName' in record) return record.userName;
  return 'groupId' in record ? record.schoolUnit?.name : (record.city ?? undefined);
}

/** Returns a subject by its record. */
export const subjectOf = (record: SubjectRecord): Subject => ({ uid: record.uid, name: record.name, detail: detailOf(record) });

/** Returns a deleted subject by an entry of the audit log, which still has its name. */
export const deletedSubjectOf = ({ subject, subjectName, timestamp }: PanelRow<'auditLogs'>): Subject => ({
  uid: subject,
  name: subjectName ?? subject,
  deletedAt: timestamp,
});
