import { ErrorPage } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { PageNotLoadedError } from '../../boot/PageNotLoadedError.ts';
import { BarePage } from './BarePage.tsx';
import { LazyNotFound } from './LazyNotFound.tsx';

interface RouteErrorProps {
  readonly error: unknown;
  readonly inLayout?: boolean | undefined;
}

/** Renders the error page of a route: 'An error occurred' with a link home, or '404 Not Found' for a 404 of a service (shell §2); for a missing
 * file of the app, the offer to load the page again. */
export function RouteError({ error, inLayout }: RouteErrorProps) {
  const { t } = useTranslation('shell');
  if (error instanceof ServiceError && error.status === 404) {
    // That page brings a layout of its own: it is shown by the boundary around this one.
    if (inLayout) throw error;
    return <LazyNotFound />;
  }
  const text = error instanceof PageNotLoadedError ? 'notLoaded' : 'occurred';
  const page = (
    <ErrorPage
      kind="failed"
      title={t(($) => $.errorPage[text])}
      description={t(($) => $.errorPage[`${text}Help`])}
      home={{ label: t(($) => $.errorPage.home), href: '/' }}
      retry={{ label: t(($) => $.errorPage.reload), onRetry: () => window.location.reload() }}
    />
  );
  // Without a layout, the layout itself may have thrown.
  return inLayout ? page : <BarePage>{page}</BarePage>;
}
