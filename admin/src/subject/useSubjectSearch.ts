import { useGetList } from 'react-admin';
import type { PanelRow } from '../dataProvider/usePanelDataProvider.ts';
import { deletedSubjectOf, resourceOf, type Subject, type SubjectKind, type SubjectRecord, subjectOf } from './subject.ts';

interface SubjectSearch {
  readonly kind: SubjectKind;
  /** The beginning of a word of the name. */
  readonly q: string;
  /** Limits users to this role. */
  readonly role: 'student' | undefined;
  /** Whether deleted people and groups are found too; they come last. */
  readonly withDeleted: boolean;
  readonly enabled: boolean;
}

interface FoundSubjects {
  readonly subjects: readonly Subject[];
  readonly error: Error | null;
  readonly isFetching: boolean;
}

const pagination = { page: 1, perPage: 25 };

/** Searches the subjects of a kind by name. */
export function useSubjectSearch({ kind, q, role, withDeleted, enabled }: SubjectSearch): FoundSubjects {
  const present = useGetList<SubjectRecord>(
    resourceOf(kind),
    { filter: { q, ...(role && { role }) }, pagination, sort: { field: 'name', order: 'ASC' } },
    { enabled },
  );
  // The audit log does not have deletions of school units.
  const searchesDeleted = withDeleted && kind !== 'schoolUnit';
  const deleted = useGetList<PanelRow<'auditLogs'>>(
    'auditLogs',
    { filter: { q, deleted: kind }, pagination },
    { enabled: enabled && searchesDeleted },
  );
  const isComplete = present.data !== undefined && (!searchesDeleted || deleted.data !== undefined);
  return {
    subjects: isComplete ? [...present.data.map(subjectOf), ...(searchesDeleted ? (deleted.data ?? []) : []).map(deletedSubjectOf)] : [],
    error: present.error ?? (searchesDeleted ? deleted.error : null),
    isFetching: present.isFetching || deleted.isFetching,
  };
}
