import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useShell } from '../../boot/ShellContext.ts';
import { isUnreachable } from '../../http/errorKind.ts';
import { isSignedIn } from '../../session/sessionState.ts';
import { useSession } from '../../session/useSession.ts';
import { meQuery } from '../../user/userQueries.ts';
import { ServiceDown } from './ServiceDown.tsx';

/** Keeps the app back while the platform cannot even say who is signed in; once it has, later failures are for the screens to tell. */
export function PlatformGate({ children }: { readonly children: ReactNode }) {
  const { clients } = useShell();
  const signedIn = isSignedIn(useSession());
  const { data, error, refetch } = useQuery({ ...meQuery(clients), enabled: signedIn });
  const [failure, setFailure] = useState<Error | null>(null);
  // A query forgets its error while it tries again, but the app stays back until there is an answer.
  const answered = data !== undefined || !signedIn || (error !== null && !isUnreachable(error));
  const current = answered ? null : (error ?? failure);
  if (current !== failure) setFailure(current);
  return current ? <ServiceDown retry={refetch} /> : children;
}
