import { FailedQuery, PageHead } from '@realmkit/admin-kit';
import { EmptyState, Section, SelectField, Skeleton, token } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubjectField } from '../../subject/SubjectField.tsx';
import { Bookshelf } from './Bookshelf.tsx';

/** Shows the bookshelves of the user's own school units; those of people are on their pages (admin §1). */
function BookshelvesPage() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return (
    <>
      <PageHead title={admin(($) => $.navigation.areas.bookshelves)} subtitle={t(($) => $.books.schoolHelp)} />
      <Bookshelves />
    </>
  );
}

function Bookshelves() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const user = useUserContext();
  const [uid, setUid] = useState<string>();
  if (user.status === 'failed')
    return <FailedQuery query={{ error: user.error, refetch: user.reload }} title={t(($) => $.organizationsFailed)} />;
  if (user.status !== 'ready') return <Skeleton shape="rows" count={4} label={admin(($) => $.list.loading)} />;
  const own = user.organizations.filter(({ role }) => role === 'admin' || role === 'employee');
  const chosen = uid ?? own[0]?.uid;
  return (
    <>
      <div style={{ maxWidth: '28rem', marginBlockEnd: token('space.250') }}>
        {user.isSuperuser ? (
          <SubjectField kind="schoolUnit" label={t(($) => $.organization)} value={chosen} onChange={(unit) => setUid(unit.uid)} />
        ) : (
          <SelectField
            label={t(($) => $.organization)}
            value={chosen ?? ''}
            options={own.map((organization) => ({ value: organization.uid, label: organization.name }))}
            onChange={setUid}
          />
        )}
      </div>
      {chosen === undefined ? (
        <EmptyState title={t(($) => $.books.chooseUnit)} />
      ) : (
        <Section title={t(($) => $.books.title)}>
          <Bookshelf key={chosen} resource="schoolUnitBooks" ownerId={chosen} />
        </Section>
      )}
    </>
  );
}

export { BookshelvesPage as Component };
