import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useShell } from '../../boot/ShellContext.ts';
import { isUnreachable } from '../../http/errorKind.ts';
import { isSignedIn } from '../../session/sessionState.ts';
import { useSession } from '../../session/useSession.ts';
import { meQuery } from '../../user/userQueries.ts';
import { ServiceDown } from './ServiceDown.tsx';

/** Renders the app once the platform has identified the user; later errors are shown by the screens. */
export function PlatformGate({ children }: { readonly children: ReactNode }) {
  const { clients } = useShell();
  const signedIn = isSignedIn(useSession());
  const { data, error, refetch } = useQuery({ ...meQuery(clients), enabled: signedIn });
  const [lastError, setLastError] = useState<Error | null>(null);
  // A query resets its error while it retries, but the app stays hidden until there is a response.
  const hasResponse = data !== undefined || !signedIn || (error !== null && !isUnreachable(error));
  const current = hasResponse ? null : (error ?? lastError);
  if (current !== lastError) setLastError(current);
  return current ? <ServiceDown retry={refetch} /> : children;
}
