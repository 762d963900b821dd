import { FailedState } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageNotLoadedError } from '../../http/PageNotLoadedError.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

/** Renders a part of a page. If it throws, or if its script is missing, it says so in its own place, and the rest of the page stays. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <RouteBoundary resetKey={useLocation().key} failed={(error) => <PartFailed error={error} />}>
      {children}
    </RouteBoundary>
  );
}

function PartFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const text = error instanceof PageNotLoadedError ? 'notLoaded' : 'occurred';
  return (
    <FailedState
      title={t(($) => $.errorPage[text])}
      description={t(($) => $.errorPage[`${text}Help`])}
      retry={{ label: t(($) => $.errorPage.reload), onRetry: () => window.location.reload() }}
    />
  );
}
