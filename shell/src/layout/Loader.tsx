import { GlobalLoader } from '@realmkit/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../boot/ShellContext.ts';

/** The global loader: shows while requests are pending (admin §2). */
export function Loader() {
  const { t } = useTranslation('shell');
  const { pendingRequests } = useShell();
  const pending = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.getSnapshot);
  return <GlobalLoader pending={pending} label={t(($) => $.loading)} />;
}

/** Stands in the place of a page that is not ready yet. */
export function Waiting() {
  const { t } = useTranslation('shell');
  return <GlobalLoader pending={1} label={t(($) => $.loading)} />;
}
