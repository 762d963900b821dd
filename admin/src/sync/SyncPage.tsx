import { FailedQuery } from '@realmkit/admin-kit';
import { EmptyState, SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetAllRows } from '../dataProvider/useGetAllRows.ts';
import type { PanelRow } from '../dataProvider/usePanelDataProvider.ts';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { Page } from '../page/Page.tsx';
import { rootUnits, subtreeOf } from './organisations.ts';
import { OrganizationSync } from './screens/OrganizationSync.tsx';

/** Shows the synchronisation with the school register: set up, rehearse, review and apply (admin §4, Sync). */
function SyncPage() {
  const { t } = useTranslation('sync');
  const [query, setQuery] = useSearchParams();
  // All of them: the form would unmap any unit that it does not show.
  const units = useGetAllRows<PanelRow<'schoolUnits'>>('schoolUnits', { sort: { field: 'name', order: 'ASC' } });

  function content() {
    if (units.error) return <FailedQuery query={units} title={t(($) => $.failed)} />;
    if (!units.data) return <LoadingPage />;
    const tops = rootUnits(units.data);
    const chosen = tops.find(({ uid }) => uid === query.get('org')) ?? tops[0];
    if (!chosen) return <EmptyState title={t(($) => $.noOrganization)} description={t(($) => $.noOrganizationHelp)} />;
    return (
      <>
        {tops.length > 1 ? (
          <SelectField
            label={t(($) => $.organization)}
            options={tops.map(({ uid, name }) => ({ value: uid, label: name }))}
            value={chosen.uid}
            onChange={(org) => setQuery({ org }, { replace: true })}
          />
        ) : null}
        <OrganizationSync key={chosen.uid} organization={chosen} units={subtreeOf(units.data, chosen.uid)} />
      </>
    );
  }

  return (
    <Page title={t(($) => $.title)} intro={t(($) => $.intro)}>
      {content()}
    </Page>
  );
}

export { SyncPage as Component };
