import { EmptyState, FailedState } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import type { Organization } from '../personTypes.ts';
import { OrganizationField } from './OrganizationField.tsx';
import { useOrganizations } from './useOrganizations.ts';

interface OrganizationGateProps {
  readonly children: (organization: Organization) => ReactNode;
}

/** Shows the content of one organisation with a field to select another one; or why there is none. */
export function OrganizationGate({ children }: OrganizationGateProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const failureText = useServiceErrorText();
  const { organizations, chosen, choose, loading, error, retry } = useOrganizations();
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
  if (loading) return <LoadingPage />;
  if (error) {
    const again = { label: admin(($) => $.list.retry), onRetry: retry };
    return <FailedState title={t(($) => $.organizationsFailed)} description={failureText(error)} retry={again} />;
  }
  return <EmptyState title={t(($) => $.noOrganization)} description={t(($) => $.noOrganizationHelp)} />;
}
