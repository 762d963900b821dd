import Skeleton from '@mui/material/Skeleton';
import { FailedState } from '@realmkit/design-system';
import type { User, UserSchoolUnit } from '@realmkit/openapi';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { maxBulkRows } from '../../../dataProvider/allPages.ts';
import { useServiceErrorText } from '../../../errors/useServiceErrorText.ts';
import { Section } from '../../../page/Section.tsx';
import { AddAssociation } from './AddAssociation.tsx';
import { AssociationList } from './AssociationList.tsx';

/** Shows and edits the organisations of a user (admin §5: a user keeps at least one). */
export function Associations({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { data, error, isFetching, refetch } = useGetList<UserSchoolUnit & { id: string }>(
    'userSchoolUnits',
    { pagination: { page: 1, perPage: maxBulkRows }, sort: { field: 'schoolName', order: 'ASC' }, filter: { userUid: user.uid } },
    // Edits need the present state and not a cached one of up to three minutes ago.
    { staleTime: 0 },
  );
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
