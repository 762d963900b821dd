import Skeleton from '@mui/material/Skeleton';
import { maxBulkRows } from '@realmkit/admin-kit';
import { FailedState } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../../errors/useServiceErrorText.ts';
import { Section } from '../../../page/Section.tsx';
import type { PanelRow } from '../../../resources/usePanelDataProvider.ts';
import { AddAssociation } from './AddAssociation.tsx';
import { AssociationList } from './AssociationList.tsx';

/** Shows and edits the organisations of a user (admin §5: a user keeps at least one). */
export function Associations({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { data, error, isFetching, refetch } = useGetList<PanelRow<'userSchoolUnits'>>('userSchoolUnits', {
    pagination: { page: 1, perPage: maxBulkRows },
    sort: { field: 'schoolName', order: 'ASC' },
    filter: { userUid: user.uid },
  });
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return (
      <Section title={t(($) => $.associations.title)}>
        <FailedState title={t(($) => $.associations.failed)} description={failureText(error)} retry={retry} />
      </Section>
    );
  }
  return (
    <Section title={t(($) => $.associations.title)}>
      {data ? (
        <>
          <AssociationList user={user} associations={data} />
          <AddAssociation user={user} associations={data} />
        </>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Section>
  );
}
