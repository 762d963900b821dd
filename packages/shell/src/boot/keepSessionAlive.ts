import type { Session } from '../session/Session.ts';

/** Restores a session when the network is back, and when the browser shows a cached page that had left for the auth service. */
export function keepSessionAlive(session: Session): void {
  window.addEventListener('online', () => {
    // Not reported: the session stays offline, which the page says.
    if (session.getSnapshot().status === 'offline') void session.refreshAccessToken().catch(() => undefined);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session.getSnapshot().status === 'loading') void session.start();
  });
}
