import { useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';
import { startWorker } from './startWorker.ts';

/** Lets the app be opened without network from now on, once somebody is there and the present page has what it needs. */
export function useKeptOffline(): void {
  const ready = useUserContext().status === 'ready';
  useEffect(() => {
    if (ready) void startWorker(navigator.serviceWorker);
  }, [ready]);
}
