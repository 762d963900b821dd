import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShell } from '../../boot/ShellContext.ts';
import { isUnreachable } from '../../http/errorKind.ts';
import { isSignedIn } from '../../session/sessionState.ts';
import { useSession } from '../../session/useSession.ts';
import { meQuery } from '../../user/userQueries.ts';
import { ServiceDown } from './ServiceDown.tsx';

/** Keeps the app back while the platform cannot even say who is signed in; once it has, later failures are for the screens to tell. */
export function PlatformGate({ children }: { readonly children: ReactNode }) {
  const { clients } = useShell();
  const { data, error, refetch } = useQuery({ ...meQuery(clients), enabled: isSignedIn(useSession()) });
  return data === undefined && isUnreachable(error) ? <ServiceDown retry={refetch} detail={error?.message} /> : children;
}
