import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../context/ShellContext.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { useSession } from './useSession.ts';

/** Records every opened page, and sends the waiting events when the page is hidden. Nothing is recorded during impersonation. */
export function useActivity(): void {
  const { activity, app } = useShell();
  const { pathname } = useLocation();
  const session = useSession();
  const isOwnSession = isSignedIn(session) && session.identity.id.act === undefined;

  useEffect(() => {
    if (!isOwnSession) return;
    void activity.record({ sourceApplication: app.name, timestamp: new Date().toISOString(), name: 'pageOpened', path: pathname });
  }, [activity, app, isOwnSession, pathname]);

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') void activity.flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => document.removeEventListener('visibilitychange', flushWhenHidden);
  }, [activity]);
}
