import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useHref, useLocation, useMatches } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { isInitialised, isSignedIn } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { isOpen, signInAddress } from './routeAccess.ts';

/** How long the guard waits for the session before it takes the visitor for signed out, in milliseconds (shell §9). */
const waitMs = 10_000;

/** Renders its children for those who may see the present route, and sends everyone else to the sign-in page (shell §2). */
export function RouteGuard({ children, waiting }: { readonly children: ReactNode; readonly waiting: ReactNode }) {
  const open = isOpen(useMatches().map(({ handle }) => handle));
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

/** The sign-in page is a route of the consumer app; the other apps leave for it by a full page load. */
function ToSignIn({ waiting }: { readonly waiting: ReactNode }) {
  const { app, leaveTo } = useShell();
  const { pathname, search } = useLocation();
  const address = signInAddress(useHref({ pathname, search }));
  const elsewhere = app.name !== 'consumer';
  useEffect(() => {
    if (elsewhere) leaveTo(address);
  }, [elsewhere, leaveTo, address]);
  return elsewhere ? waiting : <Navigate to={address} replace />;
}
