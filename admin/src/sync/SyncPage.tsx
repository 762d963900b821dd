import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState, FailedState, PageSkeleton, SelectField, token } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFailureText } from '../failure/useFailureText.ts';
import { usePageTitle } from '../panel/usePageTitle.ts';
import { OrganizationSync } from './screens/OrganizationSync.tsx';

const Page = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), gridTemplateColumns: 'minmax(0, 1fr)' }));

/** Synchronisation with the school register: set up, rehearsed, looked at and applied (admin §4, Sync). */
export function Component() {
  const { t } = useTranslation('sync');
  const { customerManagement } = useClients();
  const failureText = useFailureText();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t(($) => $.title));
  const units = useQuery({
    queryKey: ['sync', 'organisations'],
    queryFn: async () =>
      unwrap(await customerManagement.GET('/schoolUnits', { params: { query: { page: 1, size: 100, sort: 'name,asc' } } })).data,
  });

  function content() {
    if (units.isPending) return <PageSkeleton label={t(($) => $.title)} />;
    if (units.error) {
      const retry = { label: t(($) => $.retry), onRetry: () => void units.refetch(), busy: units.isFetching };
      return <FailedState title={t(($) => $.failed)} description={failureText(units.error)} retry={retry} />;
    }
    // A sync belongs to the uppermost unit that the person manages.
    const uids = new Set(units.data.map(({ uid }) => uid));
    const tops = units.data.filter(({ parent }) => parent === null || !uids.has(parent));
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
        <OrganizationSync
          key={chosen.uid}
          organization={chosen}
          units={units.data.filter(({ uid, parent }) => uid === chosen.uid || parent === chosen.uid || tops.length === 1)}
        />
      </>
    );
  }

  return (
    <Page>
      <div>
        <Typography variant="h1">{t(($) => $.title)}</Typography>
        <Typography sx={{ color: token('color.text.muted') }}>{t(($) => $.intro)}</Typography>
      </div>
      {content()}
    </Page>
  );
}
