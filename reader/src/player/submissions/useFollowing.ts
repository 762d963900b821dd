import { useEffect, useEffectEvent, useRef } from 'react';

/** The time between two reloads of what is shown, in ms. */
const reloadInterval = 30_000;

/** Loads what is shown again when the window gets the focus, and every 30 seconds; one reload at a time, which may fail in silence. */
export function useFollowing(isFollowed: boolean, reload: () => Promise<void>): void {
  const isReloading = useRef(false);
  const follow = useEffectEvent(async () => {
    if (isReloading.current || document.visibilityState === 'hidden') return;
    isReloading.current = true;
    try {
      await reload();
    } catch {
      // Not reported: what is loaded stays, and is loaded again soon.
    } finally {
      isReloading.current = false;
    }
  });
  useEffect(() => {
    if (!isFollowed) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    window.addEventListener('focus', follow, { signal });
    document.addEventListener('visibilitychange', follow, { signal });
    const timer = setInterval(follow, reloadInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    return () => stopped.abort();
  }, [isFollowed]);
}
