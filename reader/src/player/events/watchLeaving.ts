/**
 * Watches for the user leaving the page: `onHidden` is called whenever it is hidden, and may be shown again, and `onLeave` when it is
 * unloaded. Returns a function that stops it.
 */
export function watchLeaving(onHidden: () => void, onLeave: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onHidden(), { signal });
  // A persisted page (back/forward cache) may be resumed.
  window.addEventListener('pagehide', ({ persisted }) => persisted || onLeave(), { signal });
  return () => stopped.abort();
}
