import { useShell, useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { namespaces } from '../namespaces.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/**
 * Registers the service worker for offline use once the user is loaded and the current page is ready. All texts in the current language are loaded
 * first: the worker stores what the page has loaded, and pages that were never opened have texts offline too.
 */
export function useServiceWorker(): void {
  const { i18n } = useTranslation();
  const { report } = useShell();
  const ready = useUserContext().status === 'ready';
  useEffect(() => {
    if (!ready) return;
    const register = () => registerServiceWorker(report);
    void i18n.loadNamespaces(Object.keys(namespaces)).then(register, register);
  }, [ready, i18n, report]);
}
