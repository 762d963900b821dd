import { defined } from '@realmkit/openapi/json';
import { type ReactNode, use, useEffect } from 'react';
import { Navigate, useHref, useLocation } from 'react-router';
import { useShell } from '../context/ShellContext.ts';
import { isPanelHost } from '../navigation/panelHref.ts';
import { useSession } from '../react/useSession.ts';
import { isInitialised, isSignedIn } from '../session/sessionState.ts';
import { signInHref } from '../session/signIn/signInHref.ts';
import { tabStorage } from '../storage/pageStorage.ts';
import { useLate } from '../timing/useLate.ts';
import { cameFromAudioAid } from './audioAid.ts';
import { OpenRouteContext } from './OpenRouteContext.ts';
import { signInStrategy } from './signInStrategy.ts';

/** The time that the guard waits for the session before it treats the visitor as signed out, in milliseconds (shell §9). */
const waitMs = 10_000;

/** Renders its children if the visitor may see the current route, otherwise redirects to the sign-in page (shell §2). */
export function RouteGuard({ children, waiting }: { readonly children: ReactNode; readonly waiting: ReactNode }) {
  const open = use(OpenRouteContext);
  const session = useSession();
  const late = useLate(!open && !isInitialised(session), waitMs);
  if (open || isSignedIn(session)) return children;
  return isInitialised(session) || late ? <ToSignIn waiting={waiting} /> : waiting;
}

/** Takes a visitor to the sign-in, with the strategy for the app, the host and the page (shell §2). */
function ToSignIn({ waiting }: { readonly waiting: ReactNode }) {
  const { app, configuration, session, leaveTo } = useShell();
  const state = useSession();
  const { pathname, search } = useLocation();
  const redirect = useHref({ pathname, search });
  const strategy = signInStrategy({
    app: app.name,
    path: pathname,
    session: state,
    onPanelHost: isPanelHost(configuration.links.panel, window.location.origin),
    fromAudioAid: cameFromAudioAid(tabStorage),
    online: navigator.onLine,
    hinted: app.signInHint !== undefined,
  });
  const href = signInHref(redirect, strategy === 'pageLoad' && state.status === 'anonymous' && state.reason === 'expired');
  useEffect(() => {
    if (strategy === 'pageLoad') leaveTo(href);
    else if (strategy === 'authService') void session.signIn({ redirect, ...defined({ idTokenHint: app.signInHint }) });
    else if (strategy === 'signOut') void session.signOut(redirect);
  }, [strategy, leaveTo, session, href, redirect, app.signInHint]);
  return strategy === 'page' ? <Navigate to={href} replace /> : waiting;
}
