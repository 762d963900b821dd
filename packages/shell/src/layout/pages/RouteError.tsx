import { ErrorPage } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { PageNotLoadedError } from '../../boot/PageNotLoadedError.ts';
import { BarePage } from './BarePage.tsx';
import { LazyNotFound } from './LazyNotFound.tsx';

/** Renders the error page of a route: 'An error occurred' with a link home, or '404 Not Found' for a 404 of a service (shell §2); for a missing
 * file of the app, the offer to load the page again. */
export function RouteError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  if (error instanceof ServiceError && error.status === 404) return <LazyNotFound />;
  const text = error instanceof PageNotLoadedError ? 'notLoaded' : 'occurred';
  // The layout itself may have thrown, so this page has none.
  return (
    <BarePage>
      <ErrorPage
        kind="failed"
        title={t(($) => $.errorPage[text])}
        description={t(($) => $.errorPage[`${text}Help`])}
        home={{ label: t(($) => $.errorPage.home), href: '/' }}
        retry={{ label: t(($) => $.errorPage.reload), onRetry: () => window.location.reload() }}
      />
    </BarePage>
  );
}
