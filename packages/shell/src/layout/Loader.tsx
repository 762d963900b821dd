import { GlobalLoader } from '@realmkit/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../context/ShellContext.ts';

/** Renders the global loader while requests are pending (admin §2). */
export function Loader() {
  const { t } = useTranslation('shell');
  const { pendingRequests } = useShell();
  // Renders again only when the loader appears or disappears, not for each of the many requests of an import.
  const isPending = useSyncExternalStore(pendingRequests.subscribe, () => pendingRequests.getSnapshot() > 0);
  return <GlobalLoader pending={isPending ? 1 : 0} label={t(($) => $.loading)} />;
}

/** Renders the loader in place of a page that is not ready. */
export function PageLoader() {
  const { t } = useTranslation('shell');
  return <GlobalLoader pending={1} label={t(($) => $.loading)} />;
}
