import { useEffect } from 'react';

/** Calls a function each time the device is back online, for what is loaded without a query. */
export function useBackOnline(onBack: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [onBack]);
}
