import type { Session } from '../session/Session.ts';

/** Brings a session back when the network is, and when the browser shows a page again that had left for the auth service. */
export function keepSessionAlive(session: Session): void {
  window.addEventListener('online', () => {
    if (session.getSnapshot().status === 'offline') void session.getAccessToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session.getSnapshot().status === 'loading') void session.start();
  });
}
