import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Records every page that is opened, and sends what waits when the page may go for good. Whoever acts as another user leaves no traces in
 * that user's name.
 */
export function useActivity(): void {
  const { activity, app } = useShell();
  const { pathname } = useLocation();
  const session = useSession();
  const asThemselves = isSignedIn(session) && session.identity.id.act === undefined;

  useEffect(() => {
    if (!asThemselves) return;
    void activity.record({ sourceApplication: app.name, timestamp: new Date().toISOString(), name: 'pageOpened', path: pathname });
  }, [activity, app, asThemselves, pathname]);

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') void activity.flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => document.removeEventListener('visibilitychange', flushWhenHidden);
  }, [activity]);
}
