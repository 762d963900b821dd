import { useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** Registers the service worker for offline use once the user is loaded and the current page is ready. */
export function useServiceWorker(): void {
  const ready = useUserContext().status === 'ready';
  useEffect(() => {
    if (ready) void registerServiceWorker(navigator.serviceWorker);
  }, [ready]);
}
