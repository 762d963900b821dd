import { useCallback, useEffect, useState } from 'react';
import { withTimeout } from '../../timing/withTimeout.ts';
import { backoffMs } from './backoff.ts';

/** The timeout of one try, in milliseconds: without it, a connection that never responds would end the retries. */
const tryLimitMs = 20_000;

/** Retries with exponential backoff, and at once when the device is back online; `tryNow` retries on request. */
export function useRetryWithBackoff(retry: () => Promise<unknown>): { readonly trying: boolean; readonly tryNow: () => void } {
  const [failedTries, setFailedTries] = useState(0);
  const [trying, setTrying] = useState(false);

  const tryNow = useCallback(() => {
    setTrying(true);
    void withTimeout(retry(), tryLimitMs)
      // Not reported: the page waits longer and tries again.
      .catch(() => undefined)
      .then(() => {
        setTrying(false);
        setFailedTries((count) => count + 1);
      });
  }, [retry]);

  useEffect(() => {
    if (trying) return;
    const timer = setTimeout(tryNow, backoffMs(failedTries));
    window.addEventListener('online', tryNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
    };
  }, [trying, failedTries, tryNow]);

  return { trying, tryNow };
}
