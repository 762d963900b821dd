import { GlobalLoader } from '@realmkit/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../boot/ShellContext.ts';

/** The global loader: shows while requests are pending (admin §2). */
export function Loader() {
  const { t } = useTranslation('shell');
  const { pendingRequests } = useShell();
  // Rendered when it comes and goes, and not with each of the many requests of an import.
  const isPending = useSyncExternalStore(pendingRequests.subscribe, () => pendingRequests.getSnapshot() > 0);
  return <GlobalLoader pending={isPending ? 1 : 0} label={t(($) => $.loading)} />;
}

/** Stands in the place of a page that is not ready yet. */
export function Waiting() {
  const { t } = useTranslation('shell');
  return <GlobalLoader pending={1} label={t(($) => $.loading)} />;
}
