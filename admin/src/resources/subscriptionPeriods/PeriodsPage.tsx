import { FailedQuery } from '@realmkit/admin-kit';
import { EmptyState, SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import { FilterGrid, Page } from '../../page/Page.tsx';
import { SubjectField } from '../../subject/SubjectField.tsx';
import { useSubject } from '../../subject/useSubject.ts';
import { OwnerPeriods } from './OwnerPeriods.tsx';

const kinds = ['schoolUnit', 'user'] as const;

/** Shows the subscription periods of school units and of users: add, edit and see them in a calendar (admin §3). */
function PeriodsPage() {
  const { t } = useTranslation('periods');
  const [query, setQuery] = useSearchParams();
  const kind = kinds.find((each) => each === query.get('kind')) ?? 'schoolUnit';
  const uid = query.get('uid') ?? undefined;
  const owner = useSubject(kind, uid);

  function content() {
    if (uid === undefined) return <EmptyState picture="no-tasks" title={t(($) => $.chooseOwner)} />;
    if (owner.error) return <FailedQuery query={owner} title={t(($) => $.failed)} />;
    if (!owner.data) return <LoadingPage />;
    return <OwnerPeriods key={`${kind} ${uid}`} owner={{ kind: `${kind}s`, uid }} name={owner.data.name} />;
  }

  return (
    <Page title={t(($) => $.title)} intro={t(($) => $.intro)}>
      <FilterGrid>
        <SelectField
          label={t(($) => $.kind)}
          options={kinds.map((value) => ({ value, label: t(($) => $.kinds[value]) }))}
          value={kind}
          onChange={(value) => setQuery({ kind: value }, { replace: true })}
        />
        <SubjectField
          label={t(($) => $.owners[kind])}
          kind={kind}
          value={uid}
          onChange={(subject) => setQuery({ kind, uid: subject.uid }, { replace: true })}
        />
      </FilterGrid>
      {content()}
    </Page>
  );
}

export { PeriodsPage as Component };
