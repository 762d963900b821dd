import { ErrorPage } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { appOfPath } from '../../navigation/appOfPath.ts';
import { homepageOf } from '../../user/ownProfile.ts';
import { useOwnProfile } from '../../user/useOwnProfile.ts';
import { ShellLayout } from '../ShellLayout.tsx';
import { BarePage } from './BarePage.tsx';

const isNotFound = (error: unknown): boolean => (isRouteErrorResponse(error) || error instanceof ServiceError) && error.status === 404;

/** The page of a route that does not exist or has failed: '404 Not Found', otherwise 'An error occurred', with a link home (shell §2): to the person's own home page (admin §3) where that is known. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const label = t(($) => $.errorPage.home);
  const profile = useOwnProfile().data;
  if (isNotFound(useRouteError())) {
    const home = { label, href: homepageOf(profile) };
    return (
      <ShellLayout logoLink={appOfPath(window.location.pathname) === 'admin' ? '/controlpanel' : '/'}>
        <ErrorPage kind="not-found" title={t(($) => $.errorPage.notFound)} description={t(($) => $.errorPage.notFoundHelp)} home={home} />
      </ShellLayout>
    );
  }
  // Whatever failed may be part of the layout, so this page has none.
  return (
    <BarePage>
      <ErrorPage
        kind="failed"
        title={t(($) => $.errorPage.occurred)}
        description={t(($) => $.errorPage.occurredHelp)}
        home={{ label, href: '/' }}
        retry={{ label: t(($) => $.errorPage.reload), onRetry: () => window.location.reload() }}
      />
    </BarePage>
  );
}
