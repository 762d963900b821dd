import { type ReactNode, use, useEffect, useState } from 'react';
import { Navigate, useHref, useLocation } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { isPanelHost } from '../navigation/panelAddress.ts';
import { isInitialised, isSignedIn } from '../session/sessionState.ts';
import { signInAddress } from '../session/signIn/signInAddress.ts';
import { useSession } from '../session/useSession.ts';
import { tabStorage } from '../storage/pageStorage.ts';
import { cameFromAudioAid } from './audioAid.ts';
import { OpenRouteContext } from './OpenRouteContext.ts';
import { wayToSignIn } from './wayToSignIn.ts';

/** How long the guard waits for the session before it takes the visitor for signed out, in milliseconds (shell §9). */
const waitMs = 10_000;

/** Renders its children for those who may see the present route, and sends everyone else to the sign-in page (shell §2). */
export function RouteGuard({ children, waiting }: { readonly children: ReactNode; readonly waiting: ReactNode }) {
  const open = use(OpenRouteContext);
  const session = useSession();
  const late = useLate(!open && !isInitialised(session));
  if (open || isSignedIn(session)) return children;
  return isInitialised(session) || late ? <ToSignIn waiting={waiting} /> : waiting;
}

function useLate(counting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, [counting]);
  return late && counting;
}

/** Takes a visitor to the sign-in, by the way that fits the app, the host and the page (shell §2). */
function ToSignIn({ waiting }: { readonly waiting: ReactNode }) {
  const { app, configuration, session, leaveTo } = useShell();
  const state = useSession();
  const { pathname, search } = useLocation();
  const wanted = useHref({ pathname, search });
  const address = signInAddress(wanted);
  const way = wayToSignIn({
    app: app.name,
    path: pathname,
    session: state,
    onPanelHost: isPanelHost(configuration.links.panel, window.location.origin),
    fromAudioAid: cameFromAudioAid(tabStorage),
    online: navigator.onLine,
    hinted: app.signInHint !== undefined,
  });
  useEffect(() => {
    if (way === 'pageLoad') leaveTo(address);
    else if (way === 'authService')
      void session.signIn({ redirect: wanted, ...(app.signInHint === undefined ? {} : { idTokenHint: app.signInHint }) });
    else if (way === 'signOut') void session.signOut(wanted);
  }, [way, leaveTo, session, address, wanted, app.signInHint]);
  return way === 'page' ? <Navigate to={address} replace /> : waiting;
}
