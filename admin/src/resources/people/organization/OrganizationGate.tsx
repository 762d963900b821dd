import { FailedQuery } from '@realmkit/admin-kit';
import { EmptyState } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../../../page/LoadingPage.tsx';
import type { Organization } from '../personTypes.ts';
import { OrganizationField } from './OrganizationField.tsx';
import { useOrganizations } from './useOrganizations.ts';

interface OrganizationGateProps {
  readonly children: (organization: Organization) => ReactNode;
}

/** Shows the content of one organisation with a field to select another one; or why there is none. */
export function OrganizationGate({ children }: OrganizationGateProps) {
  const { t } = useTranslation('people');
  const { organizations, chosen, choose, query } = useOrganizations();
  if (chosen) {
    return (
      <>
        {organizations.length > 1 ? (
          <div style={{ maxWidth: '28rem' }}>
            <OrganizationField label={t(($) => $.organization)} options={organizations} value={chosen} onChange={choose} />
          </div>
        ) : null}
        {children(chosen)}
      </>
    );
  }
  if (query.isPending) return <LoadingPage />;
  if (query.error) return <FailedQuery query={query} title={t(($) => $.organizationsFailed)} />;
  return <EmptyState title={t(($) => $.noOrganization)} description={t(($) => $.noOrganizationHelp)} />;
}
