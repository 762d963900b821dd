import { ErrorPage } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { PageNotLoadedError } from '../../http/PageNotLoadedError.ts';

/** Renders 'An error occurred' with a link home (shell §2); for a missing file of the app, the offer to load the page again. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const text = error instanceof PageNotLoadedError ? 'notLoaded' : 'occurred';
  return (
    <ErrorPage
      kind="failed"
      title={t(($) => $.errorPage[text])}
      description={t(($) => $.errorPage[`${text}Help`])}
      home={{ label: t(($) => $.errorPage.home), href: '/' }}
      retry={{ label: t(($) => $.errorPage.reload), onRetry: () => window.location.reload() }}
    />
  );
}
