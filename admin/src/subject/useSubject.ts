import { isNotFound } from '@realmkit/admin-kit';
import { useGetList, useGetOne } from 'react-admin';
import type { PanelRow } from '../dataProvider/usePanelDataProvider.ts';
import { deletedSubjectOf, resourceOf, type SubjectKind, type SubjectRecord, subjectOf } from './subject.ts';

/** Returns the subject of a kind with a uid; one that is deleted has its name in the audit log. Nothing is fetched without a uid. */
export function useSubject(kind: SubjectKind, uid: string | undefined) {
  const present = useGetOne<SubjectRecord>(resourceOf(kind), { id: uid ?? '' }, { enabled: uid !== undefined });
  const isGone = isNotFound(present.error);
  const logged = useGetList<PanelRow<'auditLogs'>>(
    'auditLogs',
    { filter: { subject: uid }, pagination: { page: 1, perPage: 1 } },
    { enabled: isGone },
  );
  if (!isGone) {
    const { data, error, isFetching, refetch } = present;
    return { data: data && subjectOf(data), error, isFetching, refetch };
  }
  const { data, error, isFetching, refetch } = logged;
  const entry = data?.[0];
  return { data: entry && deletedSubjectOf(entry), error: error ?? (data && !entry ? present.error : null), isFetching, refetch };
}
