import { useCallback, useEffect, useState } from 'react';
import { withTimeout } from '../../timing/withTimeout.ts';
import { retryPauseMs } from './retryPause.ts';

/** How long one try may take before the next, in milliseconds: a connection that is taken and never answered would otherwise be the last. */
const tryLimitMs = 20_000;

/** Tries again by itself with growing pauses and at once when the device is back online; `tryNow` does so on request. */
export function useRetrying(retry: () => Promise<unknown>): { readonly trying: boolean; readonly tryNow: () => void } {
  const [failedTries, setFailedTries] = useState(0);
  const [trying, setTrying] = useState(false);

  const tryNow = useCallback(() => {
    setTrying(true);
    void withTimeout(retry(), tryLimitMs)
      .catch(() => undefined)
      .then(() => {
        setTrying(false);
        setFailedTries((count) => count + 1);
      });
  }, [retry]);

  useEffect(() => {
    if (trying) return;
    const timer = setTimeout(tryNow, retryPauseMs(failedTries));
    window.addEventListener('online', tryNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
    };
  }, [trying, failedTries, tryNow]);

  return { trying, tryNow };
}
