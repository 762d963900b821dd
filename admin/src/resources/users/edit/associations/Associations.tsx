import { FailedQuery, maxBulkRows } from '@realmkit/admin-kit';
import { Section, Skeleton } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../../../dataProvider/usePanelDataProvider.ts';
import { AddAssociation } from './AddAssociation.tsx';
import { AssociationList } from './AssociationList.tsx';

/** Shows and edits the organisations of a user (admin §5: a user keeps at least one). */
export function Associations({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  const query = useGetList<PanelRow<'userSchoolUnits'>>('userSchoolUnits', {
    pagination: { page: 1, perPage: maxBulkRows },
    sort: { field: 'schoolName', order: 'ASC' },
    filter: { userUid: user.uid },
  });
  function content() {
    if (query.error) return <FailedQuery query={query} title={t(($) => $.associations.failed)} />;
    if (!query.data) return <Skeleton shape="rows" count={3} label={t(($) => $.list.loading)} />;
    return (
      <>
        <AssociationList user={user} associations={query.data} />
        <AddAssociation user={user} associations={query.data} />
      </>
    );
  }
  return <Section title={t(($) => $.associations.title)}>{content()}</Section>;
}
